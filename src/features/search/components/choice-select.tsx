'use client'

import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'

/** The value in the address, its text where that differs, and the number of hits where they are counted. */
type Named = [value: string, text: string | null, count: number | null]

type Props = {
  action: string
  submitLabel: string
  name: string
  title: string
  kept: [name: string, value: string][]
  chosen: string | null
  choices: Named[]
}

/** The options are rendered from tuples, because a page has about a hundred of them. */
export function ChoiceSelect({ action, submitLabel, name, title, kept, chosen, choices }: Props) {
  const options = choices.map(([value, text, count]) => ({
    value,
    label: count === null ? (text ?? value) : `${text ?? value} (${count})`,
  }))
  return (
    <FilterForm action={action} submitLabel={submitLabel}>
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Select
        key={chosen}
        name={name}
        label={title}
        hideLabel
        defaultValue=""
        options={[{ value: '', label: title }, ...options]}
        className="w-full max-w-xs"
      />
    </FilterForm>
  )
}
