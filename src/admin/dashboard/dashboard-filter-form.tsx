import '../filter-form.css'
import Form from 'next/form'
import Link from 'next/link'
import { adminTranslations } from '../admin-translations'
import { filterHref } from './filter'
import type { DashboardChoice, DashboardFilter } from './types'

type Props = {
  filter: DashboardFilter
  choices: Record<'retailers' | 'categories', DashboardChoice[]>
  language: string
}

/** A GET form: it works without JavaScript, and its result can be bookmarked. */
export function DashboardFilterForm({ filter, choices, language }: Props) {
  const t = adminTranslations(language)
  const isFiltered = Boolean(filter.search || filter.retailer || filter.category)
  return (
    <Form
      key={filterHref(filter, {})}
      action="/admin/broshura-dashboard"
      scroll={false}
      role="search"
      aria-label={t('dashboard.filter')}
      className="filter-form"
    >
      {filter.state !== 'all' && <input type="hidden" name="state" value={filter.state} />}
      <label className="filter-form-wide">
        {t('dashboard.search')}
        <input type="search" name="search" defaultValue={filter.search} maxLength={100} />
      </label>
      <Choice
        label={t('dashboard.retailer')}
        name="retailer"
        value={filter.retailer}
        all={t('dashboard.allRetailers')}
        of={choices.retailers}
      />
      <Choice
        label={t('dashboard.category')}
        name="category"
        value={filter.category}
        all={t('dashboard.allCategories')}
        of={choices.categories}
      />
      <div className="filter-form-actions">
        <button type="submit" className="admin-button">
          {t('dashboard.apply')}
        </button>
        {isFiltered && (
          <Link href={filterHref(filter, { search: '', retailer: '', category: '' })} prefetch={false}>
            {t('dashboard.clear')}
          </Link>
        )}
      </div>
    </Form>
  )
}

type ChoiceProps = { label: string; name: string; value: string; all: string; of: DashboardChoice[] }

function Choice({ label, name, value, all, of }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {of.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}
