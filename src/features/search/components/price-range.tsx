import { FilterForm } from '@/design/filter-form'
import { TextField } from '@/design/text-field'
import { euroText } from '@/domain/euro-text'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchParts, searchPath } from '../params'

/** From which price to which; without our script the two fields are sent by the form's button. */
export function PriceRange({ locale, params }: { locale: Locale; params: SearchParams }) {
  const t = translatorFor(locale, 'search')
  const { min, max } = params
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{t('filterRange')}</h2>
      <FilterForm action={localePath(locale, searchPath)} submitLabel={t('apply')}>
        {searchParts({ ...params, min: null, max: null, after: null }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {(['min', 'max'] as const).map((name) => (
          <TextField
            key={`${name} ${min} ${max}`}
            name={name}
            label={t(name === 'min' ? 'priceFrom' : 'priceTo')}
            hideLabel
            placeholder={t(name === 'min' ? 'priceFrom' : 'priceTo')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={params[name] === null ? '' : euroText(params[name], locale)}
            className="w-28 min-w-0"
          />
        ))}
      </FilterForm>
    </div>
  )
}
