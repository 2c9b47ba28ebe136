import type { AreaJobs } from '@/server/jobs/tasks'
import { sendWeeklyMails } from './follow/mails/send-weekly'

export const listsJobs: AreaJobs = {
  long: {
    tasks: [{ name: 'sendWeeklyMails', when: '*/10 * * * *', run: () => sendWeeklyMails() }],
  },
}
