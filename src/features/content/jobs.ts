import { deliver } from '@/server/jobs/deliver-mail'
import { mailContact } from '@/server/jobs/kinds'
import { type AreaJobs, handle } from '@/server/jobs/tasks'
import { composeContactMail, removeOldMessages } from './contact/write-to-us'
import { removeLapsed } from './newsletter/links'

export const contentJobs: AreaJobs = {
  mails: {
    handlers: [
      handle(mailContact, {
        run: async (req, input, job) => deliver(req, await composeContactMail(req.payload, input), job),
      }),
    ],
  },
  common: {
    tasks: [
      { name: 'removeLapsedSubscriptions', when: '11 * * * *', run: () => removeLapsed() },
      { name: 'removeOldMessages', when: '48 3 * * *', run: () => removeOldMessages() },
    ],
  },
}
