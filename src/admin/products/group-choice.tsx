import type { ProductGroup } from '@/features/price-data/groups/data'
import { groupWords } from './group-words'

type Props = { groups: ProductGroup[]; value: number | null; label: string; none: string }

export function GroupChoice({ groups, value, label, none }: Props) {
  return (
    <label>
      {label}
      <select name="group" defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {groups.map((group) => (
          <option key={group.number} value={group.number}>
            {groupWords(group)}
          </option>
        ))}
      </select>
    </label>
  )
}
