import { getLocale } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import { getCategories } from '@/features/categories/data'
import { LostPage } from '@/features/errors/components/lost-page'
import { MissingPath } from '@/features/errors/components/missing-path'
import { SearchField } from '@/features/search/components/search-field'
import { foreignLang } from '@/i18n/foreign-lang'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export async function NotFoundPage() {
  const requested = await getLocale()
  const locale = isLocale(requested) ? requested : defaultLocale
  const t = translatorFor(locale, 'errors')
  const category = translatorFor(locale, 'category')
  const categories = await getCategories(locale)
  return (
    <LostPage title={<MissingPath sentence={t('notFound', { path: '{path}' })} />} text={t('notFoundText')}>
      <SearchField locale={locale} size="lg" id="lost-search" className="w-full max-w-lg" />
      <nav aria-label={category('choose')} className="mt-2">
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <ChipLink href={localePath(locale, `/c/${slug}`)} lang={foreignLang(name, locale)}>
                {name.text}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={localePath(locale, '/')}>{t('toHome')}</ButtonLink>
    </LostPage>
  )
}
