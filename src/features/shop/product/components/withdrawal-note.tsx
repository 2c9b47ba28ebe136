import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shopPaths } from '../../paths'

/** The right of withdrawal, as it must be known before an order (directive 2011/83/EU, article 6). */
export function WithdrawalNote({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'productPage')
  return (
    <p className="text-sm text-ink-soft">
      {t('withdrawal')}{' '}
      <IntentLink href={localePath(locale, shopPaths.returns)} className="text-accent underline">
        {t('withdrawalLink')}
      </IntentLink>
    </p>
  )
}
