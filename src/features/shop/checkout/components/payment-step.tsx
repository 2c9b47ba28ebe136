import { Button } from '@/design/button'
import { Form, FormArea } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { formatEuro } from '@/design/format'
import { Notice } from '@/design/notice'
import { leastCardCents } from '@/domain/payment-states'
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
        {!isPaid && (
          <FormChoice
            name="payment"
            legend={t('fields.payment')}
            hideLegend
            defaultValue={typed.payment}
            options={choices.payments.map((method) => ({
              value: method,
              label: t(`payments.${method}.name`),
              hint: t(`payments.${method}.hint`),
            }))}
          />
        )}
        {choices.isTooLittle && (
          <p className="text-sm text-ink-soft">{t('cardLeast', { least: formatEuro(leastCardCents, locale) })}</p>
        )}
        {!isPaid && (
          <FormField
            name="voucher"
            label={t('fields.voucher')}
            hint={t('hints.voucher')}
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
              <Button type="submit" variant="quiet" size="sm">
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
