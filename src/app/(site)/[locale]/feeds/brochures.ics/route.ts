import { brochureCalendar } from '@/features/site/feeds/calendar'
import { answerFeed } from '@/features/site/feeds/read-feed'

type Context = { params: Promise<{ locale: string }> }

export function GET(request: Request, context: Context) {
  return answerFeed(request, context, { kind: 'calendar', type: 'text/calendar', write: brochureCalendar })
}
