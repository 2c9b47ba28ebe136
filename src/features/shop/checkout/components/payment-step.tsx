import { Button } from '@/design/button'
import { Form, FormArea } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import type { PaymentMethod } from '@/domain/order-states'
import { leastCardCents } from '@/domain/payment-states'
import { shopPaths } from '@/features/shop/goods/paths'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { savePaymentAction } from '../actions'
import type { StepProps } from '../server/open-checkout'
import { removeVoucherAction } from '../voucher-action'

export function PaymentStep({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { typed, choices } = open
  const isPaid = choices.payments.includes('gift-voucher')
  return (
    <>
      <UsedVouchers open={open} locale={locale} />
      {choices.couponProblem && (
        <Notice tone="problem">
          {t(`couponOff.${choices.couponProblem}`, { amount: formatEuro(choices.couponFromCents, locale) })}
        </Notice>
      )}
      {choices.isCouponBounded && !choices.couponProblem && (
        <Notice tone="note">{t('couponBounded', { amount: formatEuro(choices.discountCents, locale) })}</Notice>
      )}
      <Form action={savePaymentAction} failed={t('failed')} submit={t('toOrder')} hidden={{ locale }}>
        <Ways open={open} locale={locale} />
        {choices.isTooLittle && (
          <p className="text-sm text-ink-soft">{t('cardLeast', { least: formatEuro(leastCardCents, locale) })}</p>
        )}
        {!isPaid && (
          <FormField
            name="voucher"
            label={t('fields.voucher')}
            hint={`${t('hints.voucher')} ${t(`hints.voucherRest.${restBy(choices.payments)}`)}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <FormField
          name="coupon"
          label={t('fields.coupon')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.coupon}
        />
        <div className="choice-box">
          <FormCheckbox name="invoice" defaultChecked={typed.invoice === 'on'}>
            {t('fields.invoice')}
          </FormCheckbox>
          <div className="choice-more space-y-5 pt-4">
            <FormField
              name="company"
              label={t('fields.company')}
              autoComplete="organization"
              defaultValue={typed.company}
              required
            />
            <FormField
              name="eik"
              label={t('fields.eik')}
              hint={t('hints.eik')}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed.eik}
              required
            />
            <FormField
              name="vatNumber"
              label={t('fields.vatNumber')}
              hint={t('hints.vatNumber')}
              autoComplete="off"
              defaultValue={typed.vatNumber}
            />
            <FormField
              name="invoiceAddress"
              label={t('fields.invoiceAddress')}
              autoComplete="off"
              defaultValue={typed.invoiceAddress}
              required
            />
          </div>
        </div>
        <FormArea name="note" label={t('fields.note')} rows={3} defaultValue={typed.note} />
      </Form>
    </>
  )
}

/** The ways to pay what vouchers leave, which is never paid at the door. */
function restBy(payments: PaymentMethod[]) {
  const [one, other] = (['card', 'bank-transfer'] as const).filter((way) => payments.includes(way))
  return one && other ? 'either' : (one ?? 'none')
}

/** The only way needs no choice. */
function Ways({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { typed, choices } = open
  const { method, payments, unpayable } = choices
  const [first, ...others] = payments
  if (first === 'gift-voucher') return null
  if (unpayable)
    return (
      <Notice tone="problem">
        {unpayable === 'all' ? translatorFor(locale, 'cart')('voucherOnly') : t(`unpayable.${unpayable}`)}
        {unpayable === 'method' && (
          <IntentLink
            href={`${localePath(locale, shopPaths.checkout)}?step=delivery`}
            className="block py-1 text-accent underline"
          >
            {t('unpayable.change')}
          </IntentLink>
        )}
      </Notice>
    )
  if (!first) return null
  const isAtPoint = method !== null && method.kind !== 'address'
  return (
    <FormChoice
      name="payment"
      legend={t('fields.payment')}
      hideLegend
      defaultValue={typed.payment || (others.length === 0 ? first : undefined)}
      options={payments.map((way) => ({
        value: way,
        label: t(`payments.${way}.name`),
        hint: t(way === 'cash-on-delivery' && isAtPoint ? `payments.${way}.hintAtPoint` : `payments.${way}.hint`),
      }))}
    />
  )
}

function UsedVouchers({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { restCents, vouchers } = open.choices
  if (vouchers.length === 0) return null
  return (
    <div className="mb-5 rounded-md bg-surface px-4 inset-ring inset-ring-line-strong">
      <ul className="divide-y divide-line">
        {vouchers.map(({ voucher, cents }) => (
          <li key={voucher} className="flex items-center justify-between gap-3 py-2">
            <span>
              {t('voucher')}
              <span className="block font-semibold tabular">{formatEuro(-cents, locale)}</span>
            </span>
            <form action={removeVoucherAction}>
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="voucher" value={voucher} />
              <Button
                type="submit"
                variant="quiet"
                size="sm"
                aria-label={t('removeVoucherNamed', { amount: formatEuro(cents, locale) })}
              >
                {t('removeVoucher')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="border-t border-line py-3 font-semibold tabular">
        {restCents > 0 ? t('rest', { amount: formatEuro(restCents, locale) }) : t('allPaid')}
      </p>
    </div>
  )
}
