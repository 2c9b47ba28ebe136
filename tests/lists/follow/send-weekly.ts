import { sendWeeklyMails } from '@/features/lists/follow/mails/send-weekly'
import { cmsSystem } from '@/server/cms'

await sendWeeklyMails(new Date(process.argv[2] ?? ''))
await (await cmsSystem()).destroy()
process.exit(0)
