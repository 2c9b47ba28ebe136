import type { ReactNode } from 'react'
import { z } from 'zod'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Pagination } from '@/design/pagination'
import { officialSlug } from '@/domain/official-latin'
import { StoreCards } from '@/features/brochures/retailers/components/store-list'
import { type FoundStores, storesOnPage } from '@/features/brochures/retailers/queries'
import { storesPath } from '@/features/site/frame/site-links'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'

const mostPages = 1000

/** Of a query string; `town` is a slug. */
export const storesQuestion = z.object({
  town: z.string().min(1).max(100).nullable().catch(null),
  page: z.coerce.number().pipe(z.int().min(1).max(mostPages)).catch(1),
})

type Props = {
  locale: Locale
  /** The shop or the town. */
  place: { path: string; name: LocalizedText }
  asked: z.infer<typeof storesQuestion>
  found: FoundStores
  filter?: ReactNode
}

export function StoresPage({ locale, place, asked, found, filter }: Props) {
  const t = translatorFor(locale, 'retailer')
  const layout = translatorFor(locale, 'layout')
  const path = storesPath(place.path)
  const last = Math.min(Math.ceil(found.storeCount / storesOnPage), mostPages)
  const lang = foreignLang(place.name, locale)
  const count = t('stores', { count: found.storeCount })
  const step = (page: number, label: string) => ({
    href: localePath(locale, addressOf(path, { ...asked, page })),
    label,
  })
  return (
    <div className="page pt-5 pb-12 md:pt-8">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, place.path), label: place.name.text, lang },
          { href: localePath(locale, path), label: count },
        ]}
      />
      <h1 className="mt-6 mb-5 text-3xl md:mt-8 md:text-4xl">
        <span lang={lang}>{place.name.text}</span>: {count}
      </h1>
      {filter}
      {[...Map.groupBy(found.stores, ({ town }) => officialSlug(town))].map(([slug, stores]) => {
        const town = readablePlace(stores[0]?.town ?? slug, locale)
        return (
          <section key={slug} aria-labelledby={`town-${slug}`} className="my-8 md:my-10">
            <h2 id={`town-${slug}`} lang={foreignLang(town, locale)} className="mb-4 text-xl md:text-2xl">
              {town.text}
            </h2>
            <StoreCards stores={stores} locale={locale} />
          </section>
        )
      })}
      <Pagination
        label={t('pages')}
        previous={asked.page > 1 ? step(Math.min(asked.page - 1, Math.max(last, 1)), t('previous')) : null}
        next={asked.page < last ? step(asked.page + 1, t('next')) : null}
      />
    </div>
  )
}

function addressOf(path: string, { town, page }: Props['asked']): string {
  const query = new URLSearchParams({ ...(town && { town }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${path}?${query}` : path
}
