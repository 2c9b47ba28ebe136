import { IntentLink } from '@/design/intent-link'
import type { WithdrawalException } from '@/domain/withdrawal'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; exception: WithdrawalException | null }

/**
 * The right of withdrawal, or why there is none, must be stated before an order (directive 2011/83/EU, article 6(1)(h),
 * (k)).
 */
export function WithdrawalNote({ locale, exception }: Props) {
  const t = translatorFor(locale, 'productPage')
  return (
    <p className="text-sm text-ink-soft">
      {exception ? (
        <strong className="font-semibold text-ink">
          {translatorFor(locale, 'shopLaw')(`noWithdrawal.${exception}`)}
        </strong>
      ) : (
        t('withdrawal')
      )}{' '}
      <IntentLink href={localePath(locale, shopPaths.returns)} className="text-accent underline">
        {t('withdrawalLink')}
      </IntentLink>
    </p>
  )
}
