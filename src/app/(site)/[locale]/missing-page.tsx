import { getLocale } from 'next-intl/server'
import { getCategories } from '@/features/brochures/categories/data'
import { SearchField } from '@/features/search/components/search-field'
import { MissingView } from '@/features/site/errors/components/missing-view'
import { NotHere } from '@/features/site/errors/components/not-found'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** A complete 404 document for static pages. */
export function MissingPage({ path }: { path: string }) {
  return (
    <NotHere path={path}>
      <NotFoundPage />
    </NotHere>
  )
}

export async function NotFoundPage() {
  const requested = await getLocale()
  const locale = isLocale(requested) ? requested : defaultLocale
  const t = translatorFor(locale, 'errors')
  const category = translatorFor(locale, 'category')
  const categories = await getCategories(locale)
  return (
    <MissingView
      words={{
        sentence: t('notFound', { path: '{path}' }),
        text: t('notFoundText'),
        choose: category('choose'),
        home: t('toHome'),
      }}
      homeHref={localePath(locale, '/')}
      categories={categories.map(({ slug, name }) => ({
        href: localePath(locale, `/c/${slug}`),
        name: name.text,
        ...(name.lang !== locale && { lang: name.lang }),
      }))}
      search={<SearchField locale={locale} size="lg" id="lost-search" className="w-full max-w-lg" />}
    />
  )
}
