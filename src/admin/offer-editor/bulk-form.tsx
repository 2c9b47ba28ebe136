import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import type { DashboardChoice } from '../dashboard/types'
import { CategoryField } from './category-field'
import { FormField } from './form-field'

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

/** Changes all ticked offers together; a field left empty stays as each offer has it. */
export function BulkForm({ count, categories, onApply, onRemove, onClear }: Props) {
  const t = useTranslations('offerDesk')
  const id = useId()
  const [brand, setBrand] = useState('')
  const [validFrom, setValidFrom] = useState('')
  const [validTo, setValidTo] = useState('')
  const [category, setCategory] = useState(keep)
  const [loyalty, setLoyalty] = useState<Loyalty>('keep')
  const [ownDays, setOwnDays] = useState(true)
  const wrongDays = validFrom !== '' && validTo !== '' && validFrom > validTo

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (wrongDays) return
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
    <form className="offer-desk__form" aria-label={t('bulk.title', { count })} onSubmit={apply}>
      <h3>{t('bulk.title', { count })}</h3>
      <p className="offer-desk__note">{t('bulk.help')}</p>
      <div className="offer-desk__row">
        <FormField
          field="bulkFrom"
          type="date"
          label={t('fields.validFrom')}
          value={validFrom}
          onChange={setValidFrom}
          problem={wrongDays ? t('problems.days') : undefined}
        />
        <FormField field="bulkTo" type="date" label={t('fields.validTo')} value={validTo} onChange={setValidTo} />
      </div>
      <label className="offer-desk__check">
        <input type="checkbox" checked={!ownDays} onChange={(event) => setOwnDays(!event.target.checked)} />
        {t('bulk.brochureDays')}
      </label>
      <div className="offer-desk__row">
        <p className="offer-desk__field">
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
        <FormField field="bulkBrand" label={t('fields.brand')} value={brand} onChange={setBrand} />
      </div>
      <p className="offer-desk__actions">
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
