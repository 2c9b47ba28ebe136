import { ButtonLink } from '@/design/button'
import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '../navigation'
import type { ReturnDetails } from '../orders'
import { dayOf } from '../orders'
import { Section } from './account-frame'
import { History } from './own-list'

/** Everything about one return or cancellation. */
export function ReturnView({ locale, request }: { locale: Locale; request: ReturnDetails }) {
  const t = translatorFor(locale, 'account.returns')
  const order = translatorFor(locale, 'account.order')
  const { decidedAt, lines, orderNumber, reason, refundCents, refundedAt, requestedAt } = request
  const day = (at: string) => ({ date: dayOf(at, locale) })
  const steps = [
    { key: 'requested', label: t('requested', day(requestedAt)) },
    ...(decidedAt ? [{ key: 'decided', label: t('decided', day(decidedAt)) }] : []),
    ...(refundedAt ? [{ key: 'refunded', label: t('refunded', day(refundedAt)) }] : []),
  ]
  return (
    <div className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Section title={t('lines')}>
          <ul className="divide-y divide-line">
            {lines.map(({ id, title, sku, quantity }) => (
              <li key={id} className="py-3 first:pt-0 last:pb-0">
                <p className="font-medium">{title}</p>
                <p className="text-sm text-ink-soft tabular">
                  {order('pieces', { count: quantity })} · {order('sku', { sku })}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('history')}>
          <History steps={steps} />
          {refundCents != null && (
            <div className="mt-4 border-t border-line pt-4">
              <p className="mb-1 text-sm text-ink-soft">{t('refund')}</p>
              <Price locale={locale} cents={refundCents} past />
            </div>
          )}
        </Section>
      </div>
      {reason && (
        <Section title={t('reason')}>
          <p className="whitespace-pre-line">{reason}</p>
        </Section>
      )}
      <div className="flex flex-wrap gap-3">
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
