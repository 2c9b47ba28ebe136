import { mediaFile } from '@/design/media-picture'
import { getProductDetail } from '@/features/shop/goods/data'
import { getSiteSettings } from '@/features/site/frame/data'
import { shareImage } from '@/features/site/seo/share/share-image'
import { isLocale } from '@/i18n/routing'
import { tag } from '@/server/cache/tags'
import { uploadedFiles } from '@/server/files'

type Context = { params: Promise<{ locale: string; slug: string }> }

/** Without the price, since messengers keep the picture for long. */
export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const product = isLocale(locale) ? await getProductDetail(slug.replace(/\.png$/, ''), locale) : null
  if (!isLocale(locale) || !product) return new Response(null, { status: 404 })
  const { tagline } = await getSiteSettings(locale)
  const [image] = product.images
  const file = image && mediaFile(image.small)
  const card = {
    locale,
    kicker: tagline.text,
    title: product.title,
    note: product.summary,
    picture: file ? await uploadedFiles('media').find(file) : null,
  }
  return shareImage(request, card, [tag.products, tag.media, tag.siteSettings])
}
