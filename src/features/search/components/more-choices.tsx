import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { isCounted, type SearchParams, searchParts, searchPath } from '../params'
import type { Facet } from '../types'

type Props = {
  locale: Locale
  params: SearchParams
  name: 'group' | 'shop' | 'town' | 'brand'
  title: string
  choices: Facet[]
}

/** The choices that are too many for a row: dozens of links would be much to pass by and much to load. */
export function MoreChoices({ locale, params, name, title, choices }: Props) {
  const t = translatorFor(locale, 'search')
  return (
    <FilterForm action={localePath(locale, searchPath)} submitLabel={t('apply')}>
      {searchParts({ ...params, [name]: null, after: null }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Select
        key={params[name]}
        name={name}
        label={title}
        hideLabel
        defaultValue=""
        options={[
          { value: '', label: title },
          ...choices.map((choice) => ({
            value: choice.value,
            label: [choice.name?.text ?? choice.value, ...(isCounted(params, name) ? [`(${choice.count})`] : [])].join(
              ' ',
            ),
          })),
        ]}
        className="w-full max-w-xs"
      />
    </FilterForm>
  )
}
