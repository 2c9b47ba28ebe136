import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'

/** A CMS whose weekly mails are caught. To be called at the top level, before any import that reads the environment. */
export async function weeklyMails() {
  const caught = await catchMails()
  const { payload } = await freshCms()
  const { sendWeeklyMails } = await import('@/features/lists/follow/mails/send-weekly')

  /** Fixed for the whole run, which may pass midnight. */
  const today = sofiaDay()

  function thursday(weeks: number): CalendarDay {
    let day = today
    while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 4) day = addDays(day, 1)
    return addDays(day, 7 * weeks)
  }

  async function mailsOf(address: string | null | undefined, week: number) {
    const before = await caught(address ?? '')
    await sendWeeklyMails(new Date(`${thursday(week)}T08:00:00Z`))
    await runJobs(payload)
    const known = new Set(before.map(({ subject, text }) => subject + text))
    return (await caught(address ?? '')).filter(({ subject, text }) => !known.has(subject + text))
  }

  return { payload, caught, mailsOf, thursday, today }
}
