import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { findPlace, getPlaces } from '@/features/prices/coverage'
import { noFilter, parseFilter, pricePath } from '@/features/prices/filter'
import { readGroupView } from '@/features/prices/group-data'
import { findSubject, readProductView, readSubjectOffers } from '@/features/prices/product-data'
import { chainName } from '@/features/search/chains'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { priceWords } from '@/lib/price-words'
import { readablePlace } from '@/lib/readable-name'
import { answered } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { SubjectPage } from '../subject-page'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const subject = await findSubject(slug, locale)
  if (!subject) return missingMetadata(locale)
  const { place, chain, size, period, after } = parseFilter(await searchParams)
  const { name: town } = await findPlace(place)
  const title = listTitle(locale, {
    title: translatorFor(locale, 'prices.meta')('subjectTitle', { name: subject.title }),
    choices: [
      town && readablePlace(town, locale).text,
      chain && ((await chainName(chain)) ?? chain),
      size && subject.kind === 'group' && priceWords(locale).size({ unit: subject.group.unit, amount: size }),
      period !== noFilter.period && translatorFor(locale, 'prices.filter')('days', { count: period }),
    ],
    continued: after !== null,
  })
  return pageMetadata({ locale, path: pricePath(slug), title, index: false })
}

/** Cache tags of everything that changes prices or offers of a subject. */
const tags = [tag.prices, tag.offers, tag.brochures, tag.retailers, tag.productGroups, dayTag]

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function Page({ params, searchParams }: Props) {
  const { locale: language, slug } = await params
  const path = pricePath(slug)
  const locale = await openPage(language, path)
  const subject = await findSubject(slug, locale)
  if (!subject) pageNotFound(path)
  const filter = parseFilter(await searchParams)
  const place = await findPlace(filter.place)
  if (subject.kind === 'product' && subject.product.mergedInto) {
    permanentRedirect(localePath(locale, pricePath(subject.product.mergedInto)))
  }
  const key = [subject.kind, slug, { ...filter, place: place.id }]
  const [offers, view] = await answered({ name: 'prices', key, tags }, () =>
    Promise.all([
      readSubjectOffers(subject, filter, place.name),
      subject.kind === 'group'
        ? readGroupView(subject.group, filter, place.id, place.name).then(async (group) => ({
            group,
            places: await getPlaces(),
          }))
        : readProductView(subject.product, place.id, filter.chain).then((product) => ({ product })),
    ]),
  )
  return (
    <SubjectPage locale={locale} subject={subject} filter={filter} view={view} offers={offers} place={place.name} />
  )
}
