import { deliver, limitRetryDelays, removeOldDeliveries } from './deliver-mail'
import { sendMail } from './kinds'
import { type AreaJobs, everyMinute, handle } from './tasks'

export const mailJobs: AreaJobs = {
  mails: { handlers: [handle(sendMail, { run: deliver })] },
  common: {
    tasks: [
      { name: 'shortenPausesOfMails', when: everyMinute, run: ({ db }) => limitRetryDelays(db.drizzle) },
      { name: 'forgetHandedMails', when: '53 3 * * *', run: ({ db }) => removeOldDeliveries(db.drizzle) },
    ],
  },
}
