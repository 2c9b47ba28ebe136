import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/design/breadcrumbs'
import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'
import type { Place } from '@/features/price-data/types'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import { type PriceFilter, periods, pricePath } from '../filter'

type Props = {
  locale: Locale
  crumbs: Crumb[]
  title: string
  /** The title is Bulgarian on pages of every language. */
  foreign?: boolean
  note: ReactNode
  picture?: ReactNode
  children?: ReactNode
}

export function PriceHead({ locale, crumbs, title, foreign, note, picture, children }: Props) {
  const t = translatorFor(locale, 'layout')
  return (
    <div className="page pt-5 md:pt-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className="mt-4 flex items-start gap-4 md:mt-6 md:gap-6">
        {picture}
        <div className="min-w-0">
          <h1
            className="text-2xl break-words md:text-4xl"
            lang={foreign && locale !== defaultLocale ? defaultLocale : undefined}
          >
            {title}
          </h1>
          <div className="mt-2 max-w-prose text-ink-soft">{note}</div>
        </div>
      </div>
      {children}
    </div>
  )
}

type Option = { value: string; label: string }

type PriceFilterFormProps = {
  locale: Locale
  slug: string
  filter: PriceFilter
  places: Pick<Place, 'code' | 'name'>[]
  chains?: Option[]
  sizes?: Option[]
  withPeriod?: boolean
}

export function PriceFilterForm({ locale, slug, filter, places, chains, sizes, withPeriod }: PriceFilterFormProps) {
  const t = translatorFor(locale, 'prices.filter')
  const towns = places.map(({ code, name }) => ({ value: code, label: readablePlace(name, locale).text }))
  const selects: { name: 'place' | 'chain' | 'size' | 'period'; all: string | null; options: Option[] }[] = [
    { name: 'place', all: t('allPlaces'), options: towns },
    { name: 'chain', all: t('allChains'), options: chains ?? [] },
    { name: 'size', all: t('allSizes'), options: sizes ?? [] },
    {
      name: 'period',
      all: null,
      options: withPeriod ? periods.map((days) => ({ value: String(days), label: t('days', { count: days }) })) : [],
    },
  ]
  const shown = selects.filter(({ name, options }) => options.length > 1 || (options.length > 0 && filter[name]))
  if (shown.length === 0) return null
  return (
    <FilterForm
      action={localePath(locale, `${pricePath(slug)}/filter`)}
      submitLabel={t('apply')}
      className="grid grid-cols-2 items-center gap-2.5 md:flex md:flex-wrap large-type:flex large-type:flex-col large-type:items-stretch"
    >
      {shown.map(({ name, all, options }) => (
        <Select
          key={`${name}-${filter[name]}`}
          name={name}
          label={t(name)}
          hideLabel
          defaultValue={String(filter[name] ?? '')}
          options={all === null ? options : [{ value: '', label: all }, ...options]}
          className="min-w-0 max-md:first:nth-last-of-type-[odd]:col-span-2 md:w-52"
        />
      ))}
    </FilterForm>
  )
}
