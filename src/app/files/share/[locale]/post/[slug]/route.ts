import { getPost } from '@/features/content/blog/data'
import { shareImage } from '@/features/site/seo/share/share-image'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { tag } from '@/server/cache/tags'
import { uploadedFiles } from '@/server/files'

type Context = { params: Promise<{ locale: string; slug: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const post = isLocale(locale) ? await getPost(slug.replace(/\.png$/, ''), locale) : null
  if (!isLocale(locale) || !post) return new Response(null, { status: 404 })
  const t = translatorFor(locale, 'blog')
  const cover = post.cover && typeof post.cover === 'object' ? post.cover : null
  const file = cover?.sizes?.card?.filename ?? cover?.filename
  const card = {
    locale,
    kicker: post.category?.name ?? t('title'),
    title: post.title,
    note: post.summary,
    picture: file ? await uploadedFiles('media').find(file) : null,
  }
  return shareImage(request, card, [tag.posts, tag.media])
}
