import { jsonFeed } from '@/features/content/blog/feeds'
import { type FeedContext, feedHeaders, readBlogFeed } from '@/features/content/blog/read-feed'

export async function GET(_request: Request, context: FeedContext) {
  const feed = await readBlogFeed(context)
  if (!feed) return new Response(null, { status: 404 })
  return Response.json(jsonFeed(feed.head, feed.posts), { headers: feedHeaders('application/feed+json') })
}
