import type { ProductGroup } from '@/features/product-groups/data'

type Props = { groups: ProductGroup[]; value: number | null; label: string; none: string }

export function GroupChoice({ groups, value, label, none }: Props) {
  return (
    <label>
      {label}
      <select name="group" defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {groups.map(({ number, title }) => (
          <option key={number} value={number}>
            {number}. {title.text}
          </option>
        ))}
      </select>
    </label>
  )
}
