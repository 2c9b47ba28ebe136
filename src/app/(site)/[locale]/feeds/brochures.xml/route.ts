import { atomFeed } from '@/features/site/feeds/atom'
import { answerFeed } from '@/features/site/feeds/read-feed'

type Context = { params: Promise<{ locale: string }> }

export function GET(request: Request, context: Context) {
  return answerFeed(request, context, { kind: 'atom', type: 'application/atom+xml', write: atomFeed })
}
