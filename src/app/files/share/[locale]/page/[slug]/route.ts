import { getPage, pagePicture } from '@/features/content/pages/data'
import { getSiteSettings } from '@/features/site/frame/data'
import { shareImage } from '@/features/site/seo/share/share-image'
import { isLocale } from '@/i18n/routing'
import { publicPathOf, tag } from '@/server/cache/tags'
import { uploadedFiles } from '@/server/files'

type Context = { params: Promise<{ locale: string; slug: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const page = isLocale(locale) ? await getPage(slug.replace(/\.png$/, ''), locale) : null
  if (!isLocale(locale) || !page) return new Response(null, { status: 404 })
  const { tagline } = await getSiteSettings(locale)
  const file = pagePicture(page)
  const card = {
    locale,
    kicker: tagline.text,
    title: page.title,
    note: page.summary ?? '',
    picture: file ? await uploadedFiles('media').find(file) : null,
  }
  return shareImage(request, card, [tag.address(publicPathOf('pages', page.slug)), tag.media, tag.siteSettings])
}
