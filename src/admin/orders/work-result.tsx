import { formatEuro } from '@/design/format'
import { adminLocale, adminTranslations } from '../admin-translations'
import { type RefusedField, readWorkResult } from './orders-only'

const fieldLabels = {
  counted: 'orders.stock.counted',
  note: 'orders.why',
  why: 'orders.why',
  refund: 'orders.refundNow',
  amount: 'orders.amount',
  change: 'orders.vouchers.changeHint',
  until: 'orders.vouchers.newDay',
} as const satisfies Record<RefusedField, string>

export function WorkResult({ search, language }: { search: Record<string, unknown> | undefined; language: string }) {
  const t = adminTranslations(language)
  const { again, count, done, field, gone, not, notCount, of, overCents, part, refused, unwanted } =
    readWorkResult(search)
  const results = [
    done && !(count === 0 && part + gone + unwanted + notCount > 0) && t(`orders.done.${done}`, { count }),
    part > 0 && t('orders.done.part', { count: part }),
    gone > 0 && t('orders.done.gone', { count: gone }),
    unwanted > 0 && t('orders.done.unwanted', { count: unwanted }),
    overCents > 0 && t('orders.done.over', { sum: formatEuro(overCents, adminLocale(language)) }),
    again !== null && t('orders.again'),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      {results.length > 0 && (
        <p role="status" className="products-said">
          {results.join(' ')}
        </p>
      )}
      {refused && (
        <p role="alert" className="products-said products-refused">
          {field && <strong>{`${t(fieldLabels[field])}: `}</strong>}
          {`${t(`orders.refusals.${refused}`)} ${t('orders.nothingChanged')}`}
        </p>
      )}
      {notCount > 0 && (
        <div role="alert" className="products-said products-refused">
          <p>{t('orders.notDone', { count: notCount, of })}</p>
          <ul>
            {not.map(({ number, why }) => (
              <li key={number}>
                <strong>{number}</strong>
                {`: ${t(`orders.refusals.${why}`)}`}
              </li>
            ))}
            {notCount > not.length && <li>{t('orders.andMore', { count: notCount - not.length })}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
