import { rssFeed } from '@/features/content/blog/feeds'
import { type FeedContext, readBlogFeed } from '@/features/content/blog/read-feed'
import { answerUnlessKnown } from '@/features/site/feeds/answer-unless-known'

export async function GET(request: Request, context: FeedContext) {
  const feed = await readBlogFeed(context)
  if (!feed) return new Response(null, { status: 404 })
  return answerUnlessKnown(request, rssFeed(feed.head, feed.posts), 'application/rss+xml')
}
