import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CartLine } from '../server/current-cart'

export function LineNotes({ line, locale }: { line: CartLine; locale: Locale }) {
  const { cents, addedCents, free, quantity, saved } = line
  const t = translatorFor(locale, 'cart')
  if (cents === null) return <p className="text-sm font-semibold text-signal">{t('notSold')}</p>
  const prices = { old: formatEuro(addedCents, locale), new: formatEuro(cents, locale) }
  return (
    <>
      {cents !== addedCents && (
        <p className="text-sm font-semibold">{t(cents > addedCents ? 'priceUp' : 'priceDown', prices)}</p>
      )}
      {free < 1 && <p className="text-sm font-semibold text-signal">{t(saved ? 'soldOutSaved' : 'soldOut')}</p>}
      {free > 0 && quantity > free && !saved && (
        <p className="text-sm font-semibold text-signal">{t('onlyLeft', { count: free })}</p>
      )}
    </>
  )
}
