import { ChipLink } from '@/design/chip'
import { ChoiceFocus } from '@/design/choice-focus'
import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'
import { listSorts, listStates, type RetailerCount } from '@/features/brochures/list-query'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CategoryFilter, categoryFilterHref } from '../data'

type Props = { locale: Locale; category: string; filter: CategoryFilter; shops: RetailerCount[] }

/** Links and a form, so that the filter works without JavaScript. */
export function FilterBar({ locale, category, filter, shops }: Props) {
  const t = translatorFor(locale, 'category')
  const shopOptions = shops.map(({ slug, name, count }) => ({ value: slug, label: t('shopOption', { name, count }) }))
  if (filter.shop && !shops.some(({ slug }) => slug === filter.shop)) {
    shopOptions.unshift({ value: filter.shop, label: t('shopOption', { name: filter.shop, count: 0 }) })
  }
  return (
    <div className="flex flex-col gap-4 border-y border-line py-4 lg:flex-row lg:items-center lg:justify-between">
      <ChoiceFocus />
      <nav
        aria-label={t('states')}
        data-choice
        className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-0.5 scrollbar-none"
      >
        <ul className="flex gap-2">
          {listStates.map((state) => (
            <li key={state}>
              <ChipLink
                id={`state-${state}`}
                href={categoryFilterHref(locale, category, { ...filter, state, after: null })}
                current={filter.state === state}
                scroll={false}
              >
                {t(`state.${state}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm action={`${localePath(locale, `/c/${category}`)}/filter`} submitLabel={t('apply')}>
        <input type="hidden" name="state" value={filter.state} />
        <Select
          key={`shop-${filter.shop}`}
          name="shop"
          label={t('shop')}
          hideLabel
          defaultValue={filter.shop ?? ''}
          options={[{ value: '', label: t('allShops') }, ...shopOptions]}
          className="min-w-0 flex-1 lg:w-56 lg:flex-none"
        />
        <Select
          key={`sort-${filter.sort}`}
          name="sort"
          label={t('sort')}
          hideLabel
          defaultValue={filter.sort}
          options={listSorts.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))}
          className="min-w-0 flex-1 lg:w-48 lg:flex-none"
        />
      </FilterForm>
    </div>
  )
}
