import { getLocale } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { LostPage } from '@/features/site/errors/components/error-page'
import { MissingPath } from '@/features/site/errors/components/missing-view'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The same text as for any unknown URL, so that visitors learn nothing about drafts. */
export default async function PreviewNotFound() {
  const requested = await getLocale()
  const locale = isLocale(requested) ? requested : defaultLocale
  const t = translatorFor(locale, 'errors')
  return (
    <main>
      <LostPage title={<MissingPath sentence={t('notFound', { path: '{path}' })} />} text={t('notFoundText')}>
        <ButtonLink href={localePath(locale, '/')}>{t('toHome')}</ButtonLink>
      </LostPage>
    </main>
  )
}
