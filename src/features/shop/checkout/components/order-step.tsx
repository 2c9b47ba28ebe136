import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { Form } from '@/design/form/form'
import { formatEuro, formatSoonRange } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { isOrderable } from '@/domain/cart'
import { compositionText } from '@/features/shop/goods/facts'
import { Guarantee } from '@/features/shop/goods/law/guarantee'
import { shopPaths } from '@/features/shop/goods/paths'
import { waitText } from '@/features/shop/orders/delivery-wait'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { orderAction } from '../actions'
import { LineNotes } from '../cart/components/line-notes'
import type { CartLine } from '../cart/server/current-cart'
import { checkAll, type StepProps } from '../server/open-checkout'
import { shownAtButton, voucherCentsOf } from '../server/order'
import type { Step } from '../steps'

/**
 * Goods with their composition, the sum with VAT, delivery and days stand directly above the button (directive
 * 2011/83/EU, articles 6(1)(a) and 8(2)).
 */
export function OrderStep({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const all = checkAll(open)
  if (!all.ok || !open.key) return null
  const { contact, delivery, payment } = all
  const { address, method } = delivery
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        <Entered locale={locale} step="contact" title={t('steps.contact.name')}>
          {contact.name}
          <br />
          {contact.email} · {contact.phone}
        </Entered>
        <Entered locale={locale} step="delivery" title={method.name}>
          {[
            address.name,
            delivery.pickupPoint && open.choices.point?.name,
            address.street,
            address.street2,
            `${address.postcode} ${address.city}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Entered>
        <Entered locale={locale} step="payment" title={t(`payments.${payment.paymentMethod}.name`)}>
          {payment.invoice && (
            <span>{`${t('fields.company')}: ${payment.invoice.company}, ${payment.invoice.eik}`}</span>
          )}
          {payment.note && <span className="block whitespace-pre-line">{payment.note}</span>}
        </Entered>
      </div>
      <p className="mt-5 text-sm text-ink-soft">
        {t.rich('terms', {
          terms: (words) => (
            <IntentLink href={localePath(locale, '/terms')} className="text-accent underline">
              {words}
            </IntentLink>
          ),
          privacy: (words) => (
            <IntentLink href={localePath(locale, '/gdpr')} className="text-accent underline">
              {words}
            </IntentLink>
          ),
        })}
      </p>
      <Rights lines={open.lines} locale={locale} />
      <Sums open={open} locale={locale} />
      {open.lines.every(isOrderable) ? (
        <Form
          action={orderAction}
          failed={t('orderFailed')}
          submit={t('orderButton')}
          hidden={{ locale, ...shownAtButton(open) }}
        />
      ) : (
        <>
          <Notice tone="problem">{t('problems.goods')}</Notice>
          <ButtonLink href={localePath(locale, shopPaths.cart)} className="mt-4 w-full">
            {t('toCart')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function Rights({ lines, locale }: { lines: CartLine[]; locale: Locale }) {
  const t = translatorFor(locale, 'shopLaw')
  const without = lines.filter(({ withdrawalException }) => withdrawalException !== null)
  return (
    <div className="mt-3 space-y-3">
      {without.length < lines.length && (
        <p className="text-sm text-ink-soft">{t(without.length > 0 ? 'withdrawalSome' : 'withdrawal')}</p>
      )}
      <Guarantee locale={locale} />
    </div>
  )
}

type EnteredProps = { locale: Locale; step: Step; title: string; children: ReactNode }

function Entered({ locale, step, title, children }: EnteredProps) {
  const t = translatorFor(locale, 'checkout')
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0 text-sm break-words">
        <h3 className="text-base font-semibold">{title}</h3>
        {children}
      </div>
      <ButtonLink
        href={`${localePath(locale, shopPaths.checkout)}?step=${step}`}
        variant="quiet"
        size="sm"
        aria-label={`${t('change')}: ${t(`steps.${step}.name`)}`}
      >
        {t('change')}
      </ButtonLink>
    </div>
  )
}

function Sums({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { delivery, discountCents, method, restCents, totals } = open.choices
  const paid = voucherCentsOf(open)
  return (
    <Card className="mt-6 mb-4 px-4 py-4">
      <ul className="divide-y divide-line">
        {open.lines.map((line) => (
          <OrderLine key={line.variant} line={line} locale={locale} />
        ))}
      </ul>
      <dl className="space-y-1.5 border-t border-line pt-3 tabular">
        {discountCents > 0 && <Row name={t('discount')} value={formatEuro(-discountCents, locale)} />}
        {delivery && (
          <Row
            name={t('delivery')}
            value={delivery.cents === 0 ? t('free') : formatEuro(delivery.cents, locale)}
            note={
              open.awaited && method
                ? waitText(open.awaited, method, locale)
                : t('arrives', { days: formatSoonRange(delivery.first, delivery.last, locale) })
            }
          />
        )}
        <Row
          name={t('total')}
          value={formatEuro(totals.totalCents, locale)}
          note={totals.vatCents > 0 ? t('vat', { amount: formatEuro(totals.vatCents, locale) }) : undefined}
          isStrong
        />
        {paid > 0 && (
          <>
            <Row name={t('voucher')} value={formatEuro(-paid, locale)} />
            <Row name={t('toPay')} value={formatEuro(restCents, locale)} isStrong />
          </>
        )}
      </dl>
    </Card>
  )
}

function OrderLine({ line, locale }: { line: CartLine; locale: Locale }) {
  const cart = translatorFor(locale, 'cart')
  const t = translatorFor(locale, 'shopLaw')
  const { title, lang, colour, size, quantity, cents, composition, withdrawalException } = line
  return (
    <li className="space-y-1 py-3 first:pt-0">
      <div className="flex justify-between gap-4">
        <p lang={lang} className="min-w-0 font-medium">{`${quantity} × ${title}`}</p>
        {cents !== null && <p className="shrink-0 font-semibold tabular">{formatEuro(cents * quantity, locale)}</p>}
      </div>
      <p className="text-sm text-ink-soft">
        {cart('variant', { colour, size })}
        {cents !== null && quantity > 1 && <span>{` · ${cart('each', { price: formatEuro(cents, locale) })}`}</span>}
      </p>
      {composition.length > 0 && (
        <p className="text-sm text-ink-soft">{t('composition', { parts: compositionText(composition, locale) })}</p>
      )}
      {withdrawalException && <p className="text-sm font-semibold">{t(`noWithdrawalShort.${withdrawalException}`)}</p>}
      <LineNotes line={line} locale={locale} />
    </li>
  )
}

function Row({ name, value, note, isStrong }: { name: string; value: string; note?: string; isStrong?: boolean }) {
  return (
    <div className={isStrong ? 'flex justify-between gap-4 pt-2 font-semibold' : 'flex justify-between gap-4'}>
      <dt>
        {name}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dt>
      <dd className="shrink-0">{value}</dd>
    </div>
  )
}
