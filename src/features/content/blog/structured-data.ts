import { mediaUrl } from '@/design/media-picture'
import { absoluteUrl } from '@/features/site/seo/metadata'
import { siteOrganization } from '@/features/site/seo/structured-data'
import { type Locale, localePath } from '@/i18n/routing'
import { listPath, postPath } from './paths'
import type { PostDetail } from './types'

const urlOf = (locale: Locale, path: string) => absoluteUrl(localePath(locale, path))

/** A post for search engines. */
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
      ? { '@type': 'Person', name: author.name, url: urlOf(locale, listPath('author', author.slug)) }
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
