'use client'

import { type ReactNode, use, useId } from 'react'
import { ChangeButton, CheckedFacts, KeptValues } from '@/design/form/check-step'
import { Form, FormArea, FormStateContext, useFormField } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { buyVoucherAction } from '../actions'
import type { DesignName } from '../designs'

type Word =
  | 'amount'
  | 'buyer'
  | 'buyerEmail'
  | 'buyerEmailHint'
  | 'buyerTitle'
  | 'change'
  | 'check'
  | 'day'
  | 'dayHint'
  | 'design'
  | 'email'
  | 'failed'
  | 'mail'
  | 'mailHint'
  | 'message'
  | 'next'
  | 'otherAmount'
  | 'otherHint'
  | 'other'
  | 'payment'
  | 'print'
  | 'printHint'
  | 'recipient'
  | 'sender'
  | 'sending'
  | 'total'
  | 'way'
type Choice = { value: string; label: string; hint?: string }

type Props = {
  locale: Locale
  words: Record<Word, string>
  /** Null where the seller is not registered for VAT. */
  vatNote: string | null
  amounts: Choice[]
  payments: Choice[]
  designs: { name: DesignName; label: string; ink: string; card: ReactNode }[]
  messageMax: number
  rights: ReactNode
}

export function BuyForm({ locale, ...props }: Props) {
  const { words } = props
  return (
    <Form
      action={buyVoucherAction}
      failed={words.failed}
      submit={words.next}
      busyLabel={words.sending}
      hidden={{ locale }}
      aside={<ChangeButton step="check" change={words.change} />}
    >
      <Steps {...props} />
    </Form>
  )
}

function Steps(props: Omit<Props, 'locale'>) {
  const { values } = use(FormStateContext)
  return values.step === 'check' ? <Checked {...props} values={values} /> : <Fields {...props} />
}

function Fields({ amounts, designs, messageMax, payments, words }: Omit<Props, 'locale'>) {
  const other = <FormField name="otherAmount" label={words.otherAmount} hint={words.otherHint} inputMode="decimal" />
  const mail = (
    <>
      <FormField name="email" type="email" inputMode="email" label={words.email} autoComplete="off" required />
      <FormField name="day" type="date" label={words.day} hint={words.dayHint} />
    </>
  )
  return (
    <>
      <input type="hidden" name="step" value="fill" />
      <FormChoice
        name="amount"
        legend={words.amount}
        defaultValue={amounts[0]?.value}
        options={[...amounts, { value: 'other', label: words.other, children: other }]}
      />
      <DesignChoice designs={designs} legend={words.design} />
      <FormField name="recipient" label={words.recipient} autoComplete="off" maxLength={80} required />
      <FormField name="sender" label={words.sender} autoComplete="off" maxLength={80} required />
      <FormArea name="message" label={words.message} rows={3} maxLength={messageMax} />
      <FormChoice
        name="way"
        legend={words.way}
        defaultValue="mail"
        options={[
          { value: 'mail', label: words.mail, hint: words.mailHint, children: mail },
          { value: 'print', label: words.print, hint: words.printHint },
        ]}
      />
      <h3 className="pt-3 text-lg">{words.buyerTitle}</h3>
      <FormField name="buyer" label={words.buyer} autoComplete="name" required />
      <FormField
        name="buyerEmail"
        type="email"
        inputMode="email"
        label={words.buyerEmail}
        hint={words.buyerEmailHint}
        autoComplete="email"
        required
      />
      <FormChoice name="payment" legend={words.payment} defaultValue={payments[0]?.value} options={payments} />
    </>
  )
}

function DesignChoice({ designs, legend }: { designs: Props['designs']; legend: string }) {
  const { typed, shown } = useFormField('design')
  const id = useId()
  const chosen = typed ?? designs[0]?.name
  return (
    <fieldset aria-describedby={shown.error ? `${id}-note` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {designs.map(({ name, label, card }) => (
          <label
            key={name}
            className="cursor-pointer rounded-lg p-2 inset-ring inset-ring-line-strong has-checked:bg-accent-soft has-checked:inset-ring-2 has-checked:inset-ring-accent"
          >
            {card}
            <span className="mt-2 flex items-center gap-2 text-sm">
              <input
                type="radio"
                name="design"
                value={name}
                defaultChecked={name === chosen}
                className="size-6 shrink-0 accent-accent"
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      {shown.error && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-signal">
          {shown.error}
        </p>
      )}
    </fieldset>
  )
}

const kept = [
  'amount',
  'otherAmount',
  'design',
  'recipient',
  'sender',
  'message',
  'way',
  'email',
  'day',
  'buyer',
  'buyerEmail',
  'payment',
  'key',
  'shownAmount',
  'shownDay',
]

function Checked({
  designs,
  payments,
  rights,
  vatNote,
  words,
  values,
}: Omit<Props, 'locale'> & { values: Record<string, string> }) {
  const isMailed = values.way === 'mail'
  const design = designs.find(({ name }) => name === values.design)
  const facts = [
    [words.recipient, values.recipient],
    [words.sender, values.sender],
    [words.message, values.message],
    [words.way, isMailed ? `${words.mail}: ${values.email}` : words.print],
    [words.day, isMailed ? values.shownDay : ''],
    [words.buyerTitle, `${values.buyer}, ${values.buyerEmail}`],
    [words.payment, payments.find(({ value }) => value === values.payment)?.label],
  ].filter(([, text]) => text)
  return (
    <>
      <KeptValues names={kept} values={values} text={words.check} />
      {design && (
        <div className="relative @container">
          {design.card}
          <p
            aria-hidden
            className="absolute bottom-[12%] left-[6%] text-[12cqw] leading-none font-bold"
            style={{ color: design.ink }}
          >
            {values.shownAmount}
          </p>
        </div>
      )}
      <CheckedFacts facts={facts} />
      {rights}
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span>
          {words.total}
          {vatNote && <span className="block text-sm font-normal text-ink-soft">{vatNote}</span>}
        </span>
        <span>{values.shownAmount}</span>
      </p>
    </>
  )
}
