'use client'

import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'

/** What the address says, how it is written where that differs, and how many hits it leaves where they are counted. */
type Named = [value: string, text: string | null, count: number | null]

type Props = {
  action: string
  submitLabel: string
  name: string
  title: string
  /** What else is chosen. */
  kept: [name: string, value: string][]
  chosen: string | null
  choices: Named[]
}

/** One of many choices; drawn from their names, because a page has a hundred of them. */
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
