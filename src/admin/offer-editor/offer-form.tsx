import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isSuspiciousPrice } from '@/domain/price-fall'
import { longestTexts } from '@/features/editorial/offers/editing/offer-limits'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import type { DashboardChoice } from '../dashboard/types'
import { PriceQuestion } from '../euro/field-question'
import { CategoryField, OfferField } from './bulk-form'
import { useConditionWords } from './condition-words'
import type { EditorItem } from './editor-change'
import { type FormProblem, type FormValues, isTooLong, readForm, toValues } from './form-values'

type Props = {
  item: EditorItem
  categories: DashboardChoice[]
  pages: ReadonlySet<number>
  /** Resolves to true if saved; otherwise the input stays in the form. */
  onSave: (fields: OfferFields, pricesConfirmed: boolean) => Promise<boolean>
  onClose: () => void
  onTyped: (typed: boolean) => void
}

/** The box can also be entered as numbers, so dragging is never required. */
export function OfferForm({ item, categories, pages, onSave, onClose, onTyped }: Props) {
  const t = useTranslations('offerEditor')
  const ask = useTranslations('cms.priceFalls')
  const language = useLocale()
  const inWords = useConditionWords()
  const [values, setValues] = useState(() => toValues(item.fields, language, inWords))
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [saving, setSaving] = useState(false)
  const [doubted, setDoubted] = useState<OfferFields | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const { fields } = item
  useEffect(() => {
    const { x, y, width, height } = toValues(fields, language, inWords)
    setValues((now) => ({ ...now, x, y, width, height }))
  }, [fields, language, inWords])

  function type<Name extends keyof FormValues>(name: Name, value: FormValues[Name]) {
    setValues((now) => ({ ...now, [name]: value }))
    setDoubted(null)
    onTyped(true)
  }

  async function send(given: OfferFields, pricesConfirmed: boolean) {
    setDoubted(null)
    setSaving(true)
    const saved = await onSave(given, pricesConfirmed)
    setSaving(false)
    if (saved) onClose()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const read = readForm(values, item.fields, { language, inWords, pages })
    if ('problems' in read) {
      setProblems(read.problems)
      return
    }
    setProblems([])
    if (isSuspiciousPrice(read.fields.priceCents, before)) return setDoubted(read.fields)
    void send(read.fields, false)
  }

  /** A proposal or a drawn box may be wrong, so a new price is compared with a stored offer only. */
  const before = item.kind === 'offer' ? item.fields.priceCents : null
  const wordsOf = (problem: FormProblem) =>
    isTooLong(problem) ? t('problems.tooLong', { most: longestTexts[problem] }) : t(`problems.${problem}`)
  const problemOf = (name: string, problem?: FormProblem) => {
    const found = problems.find((each) => each === problem || each === name)
    return found && wordsOf(found)
  }
  const text = (
    name: Exclude<keyof FormValues, 'loyaltyOnly' | 'category'>,
    problem?: FormProblem,
    kind?: 'decimal' | 'date',
  ) => (
    <OfferField
      key={name}
      field={name}
      label={t(`fields.${name}`)}
      value={values[name]}
      onChange={(value) => type(name, value)}
      problem={problemOf(name, problem)}
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'decimal' ? { inputMode: 'decimal' as const } : {})}
    />
  )

  return (
    <form
      ref={form}
      className="offer-editor__form"
      aria-label={t(`form.${item.kind}`)}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h3>{t(`form.${item.kind}`)}</h3>
      {text('title', 'titleMissing')}
      <div className="offer-editor__row">
        {text('price', 'price', 'decimal')}
        {text('oldPrice', 'oldPrice', 'decimal')}
      </div>
      <div className="offer-editor__row">
        {text('multiBuy', 'multiBuy')}
        {text('deposit', 'deposit', 'decimal')}
      </div>
      {doubted && (
        <PriceQuestion
          from={before}
          to={doubted.priceCents}
          language={language}
          say={{ ask: ask.raw('ask'), askNothing: ask.raw('askNothing'), yes: ask.raw('yes') }}
          onYes={() => void send(doubted, true)}
        />
      )}
      <div className="offer-editor__row">
        {text('packSize')}
        {text('brand')}
      </div>
      <div className="offer-editor__row">
        {text('validFrom', 'days', 'date')}
        {text('validTo', undefined, 'date')}
        <CategoryField categories={categories} value={values.category} onChange={(value) => type('category', value)} />
      </div>
      <label className="offer-editor__check">
        <input
          type="checkbox"
          checked={values.loyaltyOnly}
          onChange={(event) => type('loyaltyOnly', event.target.checked)}
        />
        {t('fields.loyaltyOnly')}
      </label>
      <fieldset>
        <legend>{t('form.place')}</legend>
        <div className="offer-editor__row">
          {text('pageNumber', 'page', 'decimal')}
          {text('x', 'box', 'decimal')}
          {text('y', undefined, 'decimal')}
          {text('width', undefined, 'decimal')}
          {text('height', undefined, 'decimal')}
        </div>
      </fieldset>
      <p className="offer-editor__actions">
        <button type="submit" className="admin-button admin-button-strong" disabled={saving}>
          {t(item.kind === 'proposal' ? 'form.accept' : 'form.save')}
        </button>
        <button type="button" className="admin-button" onClick={onClose}>
          {t('form.cancel')}
        </button>
      </p>
    </form>
  )
}
