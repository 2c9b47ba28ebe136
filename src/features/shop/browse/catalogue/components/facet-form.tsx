import { SlidersHorizontal, X } from 'lucide-react'
import { FilterForm } from '@/design/filter-form'
import { IntentLink } from '@/design/intent-link'
import { Select } from '@/design/select'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { FacetCounts } from '../count-facets'
import { type CatalogueFacet, without } from '../facets'
import { type CatalogueFilter, catalogueHref, chosenCount, filterQuery, noCatalogueFilter, sorts } from '../filter'
import { DropDowns, FacetGroup, ValueBox } from './facet-group'

type Props = {
  locale: Locale
  page: string
  id: string
  facets: CatalogueFacet[]
  counts: FacetCounts
  filter: CatalogueFilter
  look: 'panel' | 'sidebar' | 'bar'
}

export function FacetForm({ locale, page, id, facets, counts, filter, look }: Props) {
  const t = translatorFor(locale, 'catalogue')
  const path = localePath(locale, `/${page}`)
  const chosen = chosenCount(filter)
  const groups = facets.map((facet) => (
    <FacetGroup
      key={facet.dimension}
      facet={facet}
      label={t(facet.dimension)}
      id={id}
      look={look === 'bar' ? 'menu' : 'group'}
    />
  ))
  const sort = (
    <Select
      key={filter.sort}
      id={`${id}-sort`}
      name="sort"
      label={t('sort')}
      hideLabel
      defaultValue={filter.sort === noCatalogueFilter.sort ? '' : filter.sort}
      options={sorts.map((sort) => ({
        value: sort === noCatalogueFilter.sort ? '' : sort,
        label: t(`sortBy.${sort}`),
      }))}
      className="facet-sort"
    />
  )
  const flags = <Flags locale={locale} id={id} counts={counts} filter={filter} />
  return (
    <FilterForm
      action={`${path}/filter`}
      bare={path}
      state={filterQuery(filter)}
      submitLabel={t('apply')}
      className={`facet-form facet-form-${look}`}
    >
      {look === 'bar' ? (
        <DropDowns className="facet-bar">
          {groups}
          {flags}
          {sort}
        </DropDowns>
      ) : (
        <details id={`${id}-filters`} className="facet-panel">
          <summary>
            <SlidersHorizontal aria-hidden size={18} />
            {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
          </summary>
          <div className="facet-groups">
            {groups}
            {flags}
          </div>
        </details>
      )}
      {look !== 'bar' && sort}
    </FilterForm>
  )
}

type FlagProps = Pick<Props, 'locale' | 'id' | 'counts' | 'filter'>

function Flags({ locale, id, counts, filter }: FlagProps) {
  const t = translatorFor(locale, 'catalogue')
  const { reduced, soldOut } = filter
  return (
    <fieldset className="facet-group facet-flags">
      <legend>{t('offer')}</legend>
      {(counts.reduced > 0 || reduced) && (
        <ValueBox
          id={`${id}-reduced`}
          name="reduced"
          value={{ value: '1', text: t('reduced'), hex: null, count: counts.reduced, chosen: reduced }}
        />
      )}
      <label htmlFor={`${id}-sold-out`} className="facet-value">
        <input type="checkbox" id={`${id}-sold-out`} name="sold-out" value="1" defaultChecked={soldOut} />
        <span>{t('soldOutToo')}</span>
      </label>
    </fieldset>
  )
}

type ChosenValuesProps = { locale: Locale; page: string; id: string; facets: CatalogueFacet[]; filter: CatalogueFilter }

export function ChosenValues({ locale, page, id, facets, filter }: ChosenValuesProps) {
  if (chosenCount(filter) === 0) return null
  const t = translatorFor(locale, 'catalogue')
  const values = facets.flatMap(({ dimension, parts }) =>
    parts.flatMap((part) =>
      part.values
        .filter(({ chosen }) => chosen)
        .map(({ value, text, lang }) => ({
          key: value,
          // A size of any chart, as an older address has it, is of none.
          text: part.title && value !== text ? `${part.title}: ${text}` : text,
          lang: part.lang ?? lang,
          rest: without(filter, dimension, value),
        })),
    ),
  )
  const flags = [
    { key: 'reduced', text: t('reduced'), on: filter.reduced, rest: { ...filter, reduced: false, page: 1 } },
    { key: 'sold-out', text: t('soldOutToo'), on: filter.soldOut, rest: { ...filter, soldOut: false, page: 1 } },
  ]
  return (
    <ul id={id} data-choice aria-label={t('chosen')} className="chosen-values">
      {[...values, ...flags.filter(({ on }) => on).map((flag) => ({ ...flag, lang: undefined }))].map((one) => (
        <li key={one.key}>
          <IntentLink
            href={catalogueHref(locale, page, one.rest)}
            scroll={false}
            aria-label={t('remove', { name: one.text })}
            className="chip-link"
          >
            <span lang={one.lang}>{one.text}</span>
            <X aria-hidden size={14} />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={localePath(locale, `/${page}`)} scroll={false} className="product-link text-sm">
          {t('clear')}
        </IntentLink>
      </li>
    </ul>
  )
}
