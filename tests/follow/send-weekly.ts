import { sendWeeklyMails } from '@/features/lists/follow/mails/send-weekly'
import { cmsSystem } from '@/server/cms'

/** Queues the weekly mails that are due at the given instant. */
await sendWeeklyMails(new Date(process.argv[2] ?? ''))
await (await cmsSystem()).destroy()
process.exit(0)
