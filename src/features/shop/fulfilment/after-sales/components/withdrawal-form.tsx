'use client'

import { use } from 'react'
import { ChangeButton, CheckedFacts, KeptValues } from '@/design/form/check-step'
import { Form, FormArea, FormStateContext } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormField, HoneypotField } from '@/design/form/form-field'
import type { OrderOpener } from '@/features/shop/orders/paths'
import type { Locale } from '@/i18n/routing'
import { withdrawAction } from '../actions'
import { type ChosenLine, Quantities } from './quantities'

type Word =
  | 'change'
  | 'check'
  | 'email'
  | 'emailHint'
  | 'everything'
  | 'failed'
  | 'goods'
  | 'goodsWords'
  | 'name'
  | 'next'
  | 'number'
  | 'numberHint'
  | 'part'
  | 'sending'

type Opened = { opener: OrderOpener; name: string; number: string; email: string; lines: ChosenLine[] }
type Props = { locale: Locale; statement: string; opened: Opened | null; words: Record<Word, string> }

export function WithdrawalForm({ locale, statement, opened, words }: Props) {
  return (
    <Form
      action={withdrawAction}
      failed={words.failed}
      submit={words.next}
      busyLabel={words.sending}
      hidden={{ locale, ...opened?.opener }}
      aside={<ChangeButton step="check" change={words.change} />}
    >
      <Steps statement={statement} opened={opened} words={words} />
    </Form>
  )
}

function Steps(props: Omit<Props, 'locale'>) {
  const { values } = use(FormStateContext)
  // The number stays the same from step to step, so that a second press does not state the withdrawal twice.
  const statement = values.statement ?? props.statement
  return (
    <>
      <input type="hidden" name="statement" value={statement} />
      {values.step === 'check' ? <Checked {...props} values={values} /> : <Fields {...props} />}
    </>
  )
}

function Fields({ opened, words }: Omit<Props, 'locale'>) {
  const parts = opened ? (
    <Quantities lines={opened.lines} />
  ) : (
    <FormArea name="goods" label={words.goodsWords} rows={3} maxLength={2000} />
  )
  return (
    <>
      <input type="hidden" name="step" value="fill" />
      <FormField name="name" label={words.name} autoComplete="name" defaultValue={opened?.name} required />
      {!opened && (
        <>
          <FormField
            name="number"
            label={words.number}
            hint={words.numberHint}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <FormField
            name="email"
            type="email"
            inputMode="email"
            label={words.email}
            hint={words.emailHint}
            autoComplete="email"
            required
          />
        </>
      )}
      <FormChoice
        name="scope"
        legend={words.goods}
        defaultValue="all"
        options={[
          { value: 'all', label: words.everything },
          { value: 'part', label: words.part, children: parts },
        ]}
      />
      <HoneypotField />
    </>
  )
}

function Checked({ opened, words, values }: Omit<Props, 'locale'> & { values: Record<string, string> }) {
  const chosen = opened?.lines.filter(({ field }) => Number(values[field] ?? 0) > 0) ?? []
  const part = opened ? chosen.map(({ field, title }) => `${values[field]} × ${title}`).join('\n') : values.goods
  const facts = [
    [words.name, values.name],
    [words.number, opened?.number ?? values.number],
    [words.email, opened?.email ?? values.email],
    [words.goods, values.scope === 'part' ? part : words.everything],
  ]
  const kept = ['name', 'number', 'email', 'scope', 'goods', ...(opened?.lines.map(({ field }) => field) ?? [])]
  return (
    <>
      <KeptValues names={kept} values={values} text={words.check} />
      <CheckedFacts facts={facts} />
    </>
  )
}
