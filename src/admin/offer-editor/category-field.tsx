import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { DashboardChoice } from '../dashboard/types'

type Props = {
  categories: DashboardChoice[]
  /** Empty is that of the brochure. */
  value: string
  onChange: (value: string) => void
  /** Options before the others. */
  children?: ReactNode
}

/** Which category an offer has: its brochure's, or one of its own. */
export function CategoryField({ categories, value, onChange, children }: Props) {
  const t = useTranslations('offerDesk')
  const fieldNames = useTranslations('cms.fields')
  const id = useId()
  return (
    <p className="offer-desk__field">
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
