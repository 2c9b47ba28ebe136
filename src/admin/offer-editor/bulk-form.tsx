import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { longestTexts } from '@/features/editorial/offers/editing/offer-limits'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import type { DashboardChoice } from '../dashboard/types'

type Props = {
  count: number
  categories: DashboardChoice[]
  onApply: (fields: Partial<OfferFields>) => Promise<boolean>
  onRemove: () => void
  onClear: () => void
}

const keep = 'keep'

type Loyalty = 'keep' | 'yes' | 'no'

const isLoyalty = (value: string): value is Loyalty => ['keep', 'yes', 'no'].includes(value)

/** An empty field keeps the value of each offer. */
export function BulkForm({ count, categories, onApply, onRemove, onClear }: Props) {
  const t = useTranslations('offerEditor')
  const id = useId()
  const [brand, setBrand] = useState('')
  const [validFrom, setValidFrom] = useState('')
  const [validTo, setValidTo] = useState('')
  const [category, setCategory] = useState(keep)
  const [loyalty, setLoyalty] = useState<Loyalty>('keep')
  const [ownDays, setOwnDays] = useState(true)
  const wrongDays = validFrom !== '' && validTo !== '' && validFrom > validTo
  const isLong = brand.trim().length > longestTexts.brand

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (wrongDays || isLong) return
    await onApply({
      ...(brand.trim() && { brand: brand.trim() }),
      ...(ownDays
        ? { ...(validFrom && { validFrom }), ...(validTo && { validTo }) }
        : { validFrom: null, validTo: null }),
      ...(category !== keep && { category: category || null }),
      ...(loyalty !== 'keep' && { loyaltyOnly: loyalty === 'yes' }),
    })
  }

  return (
    <form className="offer-editor__form" aria-label={t('bulk.title', { count })} onSubmit={apply}>
      <h3>{t('bulk.title', { count })}</h3>
      <p className="offer-editor__note">{t('bulk.help')}</p>
      <div className="offer-editor__row">
        <OfferField
          field="bulkFrom"
          type="date"
          label={t('fields.validFrom')}
          value={validFrom}
          onChange={setValidFrom}
          problem={wrongDays ? t('problems.days') : undefined}
        />
        <OfferField field="bulkTo" type="date" label={t('fields.validTo')} value={validTo} onChange={setValidTo} />
      </div>
      <label className="offer-editor__check">
        <input type="checkbox" checked={!ownDays} onChange={(event) => setOwnDays(!event.target.checked)} />
        {t('bulk.brochureDays')}
      </label>
      <div className="offer-editor__row">
        <p className="offer-editor__field">
          <label htmlFor={id}>{t('fields.loyaltyOnly')}</label>
          <select
            id={id}
            value={loyalty}
            onChange={(event) => isLoyalty(event.target.value) && setLoyalty(event.target.value)}
          >
            <option value="keep">{t('bulk.keep')}</option>
            <option value="yes">{t('bulk.yes')}</option>
            <option value="no">{t('bulk.no')}</option>
          </select>
        </p>
        <CategoryField categories={categories} value={category} onChange={setCategory}>
          <option value={keep}>{t('bulk.keep')}</option>
        </CategoryField>
        <OfferField
          field="bulkBrand"
          label={t('fields.brand')}
          value={brand}
          onChange={setBrand}
          problem={isLong ? t('problems.tooLong', { most: longestTexts.brand }) : undefined}
        />
      </div>
      <p className="offer-editor__actions">
        <button type="submit" className="admin-button admin-button-strong">
          {t('bulk.apply')}
        </button>
        <button type="button" className="admin-button" onClick={onRemove}>
          {t('bulk.remove')}
        </button>
        <button type="button" className="admin-button" onClick={onClear}>
          {t('form.cancel')}
        </button>
      </p>
    </form>
  )
}

type CategoryFieldProps = {
  categories: DashboardChoice[]
  value: string
  onChange: (value: string) => void
  children?: ReactNode
}

export function CategoryField({ categories, value, onChange, children }: CategoryFieldProps) {
  const t = useTranslations('offerEditor')
  const fieldNames = useTranslations('cms.fields')
  const id = useId()
  return (
    <p className="offer-editor__field">
      <label htmlFor={id}>{fieldNames('category')}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
        <option value="">{t('bulk.brochureCategory')}</option>
        {categories.map(({ id: category, name }) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

type FormFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  type?: 'text' | 'date'
  inputMode?: 'decimal' | 'numeric'
  field: string
}

export function OfferField({ label, value, onChange, problem, type = 'text', inputMode, field }: FormFieldProps) {
  const id = useId()
  return (
    <p className={`offer-editor__field offer-editor__field--${field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        data-field={field}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert">
          {problem}
        </span>
      )}
    </p>
  )
}
