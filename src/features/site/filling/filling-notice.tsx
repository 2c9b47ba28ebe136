import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Filling } from './data'
import { RenewPage } from './renew-page'

export function FillingNotice({ locale, filling }: { locale: Locale; filling: Filling }) {
  const t = translatorFor(locale, 'home')
  return (
    <div className="page mt-4">
      <Notice tone="note">
        <p>{t('filling', { brochures: filling.brochures, of: filling.of })}</p>
      </Notice>
      <RenewPage />
    </div>
  )
}
