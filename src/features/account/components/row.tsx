import { ChevronRight, Download, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { Chip } from '@/design/chip'
import { buttonLook, cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { latestEvent } from '@/domain/order-states'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import type { OwnReview } from '../downloads'
import { downloadState, type OwnDownload } from '../downloads'
import type { OrderSummary } from '../orders'
import { dayOf } from '../orders'
import type { OwnRefund, ReturnSummary } from '../returns'
import { OrderState, ReturnChip, ReviewState } from './states'

type Props = {
  title: ReactNode
  href?: string
  state?: ReactNode
  facts?: ReactNode
  headingLevel?: 2 | 3
  children?: ReactNode
}

export function Row({ title, href, state, facts, headingLevel = 2, children }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card className="relative transition-shadow has-[a:hover]:inset-ring-line-strong">
      <div className="flex items-center gap-3 px-4 py-4 md:px-5">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="min-w-0 text-base font-semibold break-words">
              {href ? (
                <IntentLink href={href} className="text-ink no-underline after:absolute after:inset-0 after:rounded-md">
                  {title}
                </IntentLink>
              ) : (
                title
              )}
            </Heading>
            {state}
          </div>
          {facts && <p className="mt-1 text-sm text-ink-soft">{facts}</p>}
          {children}
        </div>
        {href && <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint" />}
      </div>
    </Card>
  )
}

type OrderRowProps = { locale: Locale; order: OrderSummary; headingLevel?: 2 | 3 }

export function OrderRow({ locale, order, headingLevel }: OrderRowProps) {
  const t = translatorFor(locale, 'account.order')
  const items = order.lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <Row
      headingLevel={headingLevel}
      href={`${localePath(locale, accountPaths.orderDetails)}?order=${encodeURIComponent(order.number)}`}
      title={t('number', { number: order.number })}
      state={<OrderState locale={locale} status={latestEvent(order)} />}
      facts={`${t('placed', { date: dayOf(order.placedAt, locale) })} · ${t('items', { count: items })}`}
    >
      <Price locale={locale} cents={order.totalCents} size="sm" past className="mt-2" />
    </Row>
  )
}

export function ReturnRow({ locale, request }: { locale: Locale; request: ReturnSummary }) {
  const t = translatorFor(locale, 'account.returns')
  const order = translatorFor(locale, 'account.order')
  const { lines, number, requestedAt, status } = request
  const items = lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <Row
      href={`${localePath(locale, accountPaths.returnDetails)}?return=${encodeURIComponent(number)}`}
      title={t('number', { number })}
      state={<ReturnChip locale={locale} status={status} />}
      facts={`${t('requested', { date: dayOf(requestedAt, locale) })} · ${order('items', { count: items })}`}
    />
  )
}

export function RefundRow({ locale, refund }: { locale: Locale; refund: OwnRefund }) {
  const t = translatorFor(locale, 'account.returns')
  const order = translatorFor(locale, 'account.order')
  const { cents, doneAt, method, number } = refund
  return (
    <Row
      href={`${localePath(locale, accountPaths.orderDetails)}?order=${encodeURIComponent(number)}`}
      title={order('number', { number })}
      facts={`${t('refunded', { date: dayOf(doneAt, locale) })} · ${order(`paymentMethods.${method}`)}`}
    >
      <Price locale={locale} cents={cents} size="sm" past className="mt-2" />
    </Row>
  )
}

type ReviewRowProps = {
  locale: Locale
  review: OwnReview
  children: ReactNode
}

export function ReviewRow({ locale, review, children }: ReviewRowProps) {
  const t = translatorFor(locale, 'account.reviews')
  return (
    <Row
      title={review.productTitle}
      state={<ReviewState locale={locale} status={review.status} />}
      facts={t('written', { date: dayOf(review.createdAt, locale) })}
    >
      <p className="mt-3 flex gap-0.5">
        <span className="sr-only">{t('rating', { rating: review.rating })}</span>
        {[1, 2, 3, 4, 5].map((step) => (
          <Star
            key={step}
            aria-hidden
            size={18}
            className={cx(step <= review.rating ? 'fill-accent text-accent' : 'text-line-strong')}
          />
        ))}
      </p>
      {review.title && <p className="mt-2 font-medium">{review.title}</p>}
      {review.text && <p className="mt-1 whitespace-pre-line text-ink-soft">{review.text}</p>}
      {children}
    </Row>
  )
}

export function DownloadRow({ locale, download }: { locale: Locale; download: OwnDownload }) {
  const t = translatorFor(locale, 'account.downloads')
  const { availableUntil, downloadCount, downloadLimit, id, title } = download
  const state = downloadState(download)
  const facts = [
    availableUntil ? t('until', { date: dayOf(availableUntil, locale) }) : t('forever'),
    ...(downloadLimit == null ? [] : [t('left', { count: Math.max(0, downloadLimit - downloadCount) })]),
  ]
  return (
    <Row
      title={title}
      state={state !== 'open' && <Chip tone="past">{t(`state.${state}`)}</Chip>}
      facts={facts.join(' · ')}
    >
      {state === 'open' && (
        <a
          href={`/api/account/downloads/${id}`}
          download
          aria-label={t('getNamed', { title })}
          className={buttonLook('secondary', 'sm', 'mt-3')}
        >
          <Download aria-hidden size={18} />
          {t('get')}
        </a>
      )}
    </Row>
  )
}
