import { sofiaDay } from '@/domain/calendar-day'
import { brochureTags, getBrochure } from '@/features/brochures/data'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { validityWords } from '@/features/brochures/types'
import { coverFile, shareImage } from '@/features/site/seo/share/share-image'
import { isLocale } from '@/i18n/routing'

type Context = { params: Promise<{ locale: string; slug: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const brochure = isLocale(locale) ? await getBrochure(slug.replace(/\.png$/, ''), locale) : null
  if (!isLocale(locale) || !brochure) return new Response(null, { status: 404 })
  const { cover, retailer, title, towns } = brochure
  const { text } = validityWords(brochure, sofiaDay(), locale)
  const note = [text, editionWords(towns, locale)?.text].filter(Boolean).join(' · ')
  const kicker = { kicker: retailer.name, kickerColour: retailer.colour }
  const picture = cover ? await coverFile(cover.base) : null
  return shareImage(request, { locale, ...kicker, title: title.text, note, picture }, brochureTags(brochure.id))
}
