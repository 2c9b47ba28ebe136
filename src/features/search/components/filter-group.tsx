import type { ReactNode } from 'react'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Facet } from '../types'
import { type Choice, Choices } from './choices'

type Props<Value extends string> = {
  title: string
  choices: Facet<Value>[]
  chosen: Value | null
  /** What the chosen one is called where no hit is left to say it. */
  chosenName?: LocalizedText | null
  /** How many choices are worth showing: a single one that is not made narrows nothing, unless it can be taken back. */
  least?: number
  /** The way to the choices after the first few. */
  more?: (choices: Facet<Value>[]) => ReactNode
  link: (choice: Facet<Value>) => Choice
}

/** So few that the results are not behind fifty links. */
const few = 5

/** A row of choices of one kind; left out where there is nothing to choose. */
export function FilterGroup<Value extends string>(props: Props<Value>) {
  const { title, chosen, chosenName = null, least = 2, more, link } = props
  if (props.choices.length < least && !chosen) return null
  // Without a hit of it the chosen one would be gone, and with it the way to take it back.
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
