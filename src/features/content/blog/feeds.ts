import { mediaUrl } from '@/design/media-picture'
import { plainText } from '@/domain/plain-text'
import { siteOrganization } from '@/features/site/seo/json-ld'
import { absoluteUrl, jsonFeedPath, rssPath } from '@/features/site/seo/metadata'
import { escapeXml } from '@/features/site/seo/xml'
import { type Locale, localePath } from '@/i18n/routing'
import { blogPath, postListPath, postPath } from './paths'
import type { PostDetail } from './read-posts'

export const postsInFeed = 20

export type FeedHead = { locale: Locale; title: string; description: string }

const urlOf = (locale: Locale, path: string) => absoluteUrl(localePath(locale, path))

/** Feeds need an instant; a post only has a day. */
const instantOf = ({ publishedOn }: PostDetail) => new Date(`${publishedOn}T06:00:00Z`)

/** Not the address, so that a post whose address was corrected is no new one to readers. */
const entryId = ({ id }: PostDetail) => `urn:uuid:${id}`

/** RSS 2.0. */
export function rssFeed({ locale, title, description }: FeedHead, posts: PostDetail[]): string {
  const items = posts.map((post) => {
    const url = escapeXml(urlOf(locale, postPath(post.slug)))
    const terms = [...(post.category ? [post.category] : []), ...post.tags]
    return `<item>
<title>${escapeXml(post.title)}</title>
<link>${url}</link>
<guid isPermaLink="false">${entryId(post)}</guid>
<pubDate>${instantOf(post).toUTCString()}</pubDate>
<description>${escapeXml(post.summary)}</description>
${post.author ? `<dc:creator>${escapeXml(post.author.name)}</dc:creator>` : ''}
${terms.map(({ name }) => `<category>${escapeXml(name)}</category>`).join('')}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(urlOf(locale, blogPath))}</link>
<atom:link href="${escapeXml(urlOf(locale, rssPath))}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${locale}</language>
${items.join('\n')}
</channel>
</rss>`
}

/** JSON Feed 1.1. */
export function jsonFeed({ locale, title, description }: FeedHead, posts: PostDetail[]): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: locale,
    home_page_url: urlOf(locale, blogPath),
    feed_url: urlOf(locale, jsonFeedPath),
    items: posts.map((post) => {
      const url = urlOf(locale, postPath(post.slug))
      return {
        id: entryId(post),
        url,
        title: post.title,
        summary: post.summary,
        content_text: plainText(post.text) || post.summary,
        date_published: instantOf(post).toISOString(),
        authors: post.author ? [{ name: post.author.name }] : undefined,
        tags: [...(post.category ? [post.category] : []), ...post.tags].map(({ name }) => name),
        language: post.lang ?? locale,
      }
    }),
  }
}

export function blogPosting(locale: Locale, post: PostDetail): object {
  const { author, category, cover, recording } = post
  const picture = cover && typeof cover === 'object' ? cover.filename : null
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary || undefined,
    inLanguage: post.lang ?? locale,
    datePublished: post.publishedOn,
    dateModified: post.modified,
    url: urlOf(locale, postPath(post.slug)),
    mainEntityOfPage: urlOf(locale, postPath(post.slug)),
    image: picture ? absoluteUrl(mediaUrl(picture)) : undefined,
    author: author
      ? { '@type': 'Person', name: author.name, url: urlOf(locale, postListPath('author', author.slug)) }
      : undefined,
    publisher: siteOrganization('Broshura'),
    articleSection: category?.name,
    keywords: post.tags.map(({ name }) => name).join(', ') || undefined,
    timeRequired: `PT${post.minutes}M`,
    [recording?.kind === 'video' ? 'video' : 'audio']: recording
      ? {
          '@type': recording.kind === 'video' ? 'VideoObject' : 'AudioObject',
          name: post.title,
          description: post.summary || post.title,
          uploadDate: post.publishedOn,
          contentUrl: absoluteUrl(recording.url),
          thumbnailUrl: picture ? absoluteUrl(mediaUrl(picture)) : undefined,
          transcript: post.transcript || undefined,
        }
      : undefined,
  }
}
