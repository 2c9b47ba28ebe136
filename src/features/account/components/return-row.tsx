import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import { accountPaths } from '../navigation'
import type { ReturnSummary } from '../returns'
import { Row } from './row'
import { ReturnState } from './states'

export function ReturnRow({ locale, request }: { locale: Locale; request: ReturnSummary }) {
  const t = translatorFor(locale, 'account.returns')
  const order = translatorFor(locale, 'account.order')
  const { kind, lines, number, refundCents, refundedAt, requestedAt, status } = request
  const items = lines.reduce((count, { quantity }) => count + quantity, 0)
  const when = refundedAt
    ? t('refunded', { date: dayOf(refundedAt, locale) })
    : t('requested', { date: dayOf(requestedAt, locale) })
  return (
    <Row
      href={`${localePath(locale, accountPaths.returnDetails)}?return=${encodeURIComponent(number)}`}
      title={t(kind === 'return' ? 'numberReturn' : 'numberCancellation', { number })}
      state={<ReturnState locale={locale} status={status} />}
      facts={`${when} · ${order('items', { count: items })}`}
    >
      {refundCents != null && <Price locale={locale} cents={refundCents} size="sm" past className="mt-2" />}
    </Row>
  )
}
