import type { ReactNode } from 'react'
import { baseUnits } from '@/domain/pack-size'
import { searchPath } from '@/features/site/frame/site-links'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferResult, OfferSort } from '../offers/types'
import { isCounted, type SearchParams, searchHref, searchParts } from '../params'
import type { Facet } from '../types'
import { ChoiceSelect } from './choice-select'
import { type Choice, Choices } from './choices'

type FilterGroupProps<Value extends string> = {
  title: string
  choices: Facet<Value>[]
  chosen: Value | null
  chosenName?: LocalizedText | null
  /** Fewer choices are not shown: a single choice narrows nothing, unless it is chosen and can be removed. */
  least?: number
  more?: (choices: Facet<Value>[]) => ReactNode
  link: (choice: Facet<Value>) => Choice
}

/** Keeps the results from being pushed below fifty links. */
const few = 5

export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { title, chosen, chosenName = null, least = 2, more, link } = props
  if (props.choices.length < least && !chosen) return null
  // Without a hit the chosen value would disappear, and with it the link that removes it.
  const isCounted = !chosen || props.choices.some(({ value }) => value === chosen)
  const choices = isCounted ? props.choices : [{ value: chosen, name: chosenName, count: 0 }, ...props.choices]
  // A fold that hides a single choice is longer than the choice.
  const shown = more && choices.length > few + 1 ? few : choices.length
  const isOpen = ({ value }: Facet<Value>, index: number) => index < shown || value === chosen
  const folded = choices.filter((choice, index) => !isOpen(choice, index))
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <Choices choices={choices.filter(isOpen).map(link)} wrap="lg" />
      {folded.length > 0 && <div className="mt-2">{more?.(folded)}</div>}
    </div>
  )
}

type Props = {
  locale: Locale
  params: SearchParams
  name: 'group' | 'shop' | 'town' | 'brand'
  title: string
  choices: Facet[]
}

/** A select instead of dozens of links, which would be slow to load and to pass by keyboard. */
export function MoreChoices({ locale, params, name, title, choices }: Props) {
  const t = translatorFor(locale, 'search')
  return (
    <ChoiceSelect
      action={localePath(locale, searchPath)}
      submitLabel={t('apply')}
      name={name}
      title={title}
      kept={searchParts({ ...params, [name]: null, after: null })}
      chosen={params[name]}
      choices={choices.map(({ value, name: written, count }) => [
        value,
        written && written.text !== value ? written.text : null,
        isCounted(params, name) ? count : null,
      ])}
    />
  )
}

type SortChoiceProps = { locale: Locale; params: SearchParams; units: OfferResult['units'] }

export function SortChoice({ locale, params, units }: SortChoiceProps) {
  const t = translatorFor(locale, 'search')
  const choices: OfferSort[] = [
    'relevance',
    'price',
    ...baseUnits.filter((unit) => units.includes(unit) || params.sort === unit),
  ]
  const current = params.sort ?? 'relevance'
  return (
    <nav aria-label={t('order')} className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{t('order')}</h2>
      <Choices
        wrap="lg"
        choices={choices.map((sort) => ({
          href: searchHref(locale, { ...params, after: null, sort: sort === 'relevance' ? null : sort }),
          text: t(`sort.${sort}`),
          ...(sort === current && { current: true }),
        }))}
      />
    </nav>
  )
}
