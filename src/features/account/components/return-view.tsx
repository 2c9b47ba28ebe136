import { ButtonLink } from '@/design/button'
import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { dayOf } from '../orders'
import type { ReturnDetails } from '../returns'
import { AccountSection } from './account-frame'
import { History } from './own-list'

export function ReturnView({ locale, request }: { locale: Locale; request: ReturnDetails }) {
  const t = translatorFor(locale, 'account.returns')
  const order = translatorFor(locale, 'account.order')
  const { checked, endedAt, lines, orderNumber, reason, receivedAt, refunds, requestedAt, status } = request
  const day = (at: string) => ({ date: dayOf(at, locale) })
  const steps = [
    { key: 'requested', label: t('requested', day(requestedAt)) },
    ...(receivedAt ? [{ key: 'received', label: t('received', day(receivedAt)) }] : []),
    ...(endedAt ? [{ key: 'ended', label: t(status === 'checked' ? 'checked' : 'ended', day(endedAt)) }] : []),
    ...refunds.flatMap(({ doneAt }) => (doneAt ? [{ key: doneAt, label: t('refunded', day(doneAt)) }] : [])),
  ]
  return (
    <div className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        <AccountSection title={t('lines')}>
          <ul className="divide-y divide-line">
            {lines.map(({ id, title, colour, line, size, sku, quantity }) => {
              const came = checked.find((one) => one.line === line)
              return (
                <li key={id} className="py-3 first:pt-0 last:pb-0">
                  <p className="font-medium">{[title, colour, size].filter(Boolean).join(', ')}</p>
                  <p className="text-sm text-ink-soft tabular">
                    {order('pieces', { count: quantity })} · {order('sku', { sku })}
                  </p>
                  {came && (
                    <p className="text-sm text-ink-soft">
                      {t('came', { count: came.quantity, condition: t(`condition.${came.condition}`) })}
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        </AccountSection>
        <AccountSection title={t('history')}>
          <History steps={steps} />
          {refunds.map(({ cents, doneAt, state }) => (
            <div key={`${doneAt} ${cents}`} className="mt-4 border-t border-line pt-4">
              <p className="mb-1 text-sm text-ink-soft">{t(state === 'done' ? 'refund' : 'refundOnTheWay')}</p>
              <Price locale={locale} cents={cents} past />
            </div>
          ))}
        </AccountSection>
      </div>
      {reason && (
        <AccountSection title={t('reason')}>
          <p className="whitespace-pre-line">{reason}</p>
        </AccountSection>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {orderNumber && (
          <ButtonLink
            href={`${localePath(locale, accountPaths.orderDetails)}?order=${encodeURIComponent(orderNumber)}`}
          >
            {t('order', { number: orderNumber })}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={localePath(locale, accountPaths.returns)}>
          {t('all')}
        </ButtonLink>
      </div>
    </div>
  )
}
