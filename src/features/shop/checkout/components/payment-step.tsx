import { Form, FormArea } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { translatorFor } from '@/i18n/translator'
import { savePaymentAction } from '../actions'
import type { StepProps } from './checkout-view'

/** How it is paid; a coupon, an invoice for a company and a note are there for those who want them. */
export function PaymentStep({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { typed, choices } = open
  return (
    <Form action={savePaymentAction} failed={t('failed')} submit={t('toOrder')} hidden={{ locale }}>
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
  )
}
