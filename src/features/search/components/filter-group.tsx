import type { ReactNode } from 'react'
import type { Facet } from '../types'

type Props<Value extends string> = {
  title: string
  choices: Facet<Value>[]
  chosen: string | null
  /** How many choices are worth showing: a single one that is not made narrows nothing, unless it can be taken back. */
  least?: number
  /** The way to the choices after the first few. */
  more?: (choices: Facet<Value>[]) => ReactNode
  chip: (choice: Facet<Value>) => ReactNode
}

/** So few that the results are not behind fifty links. */
const few = 5

/** A row of choices of one kind; left out where there is nothing to choose. */
export function FilterGroup<Value extends string>({ title, choices, chosen, least = 2, more, chip }: Props<Value>) {
  if (choices.length < least && !chosen) return null
  // A fold that hides a single choice is longer than the choice.
  const shown = more && choices.length > few + 1 ? few : choices.length
  const isOpen = ({ value }: Facet<Value>, index: number) => index < shown || value === chosen
  const folded = choices.filter((choice, index) => !isOpen(choice, index))
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none lg:mx-0 lg:flex-wrap lg:px-0">
        {choices.filter(isOpen).map(chip)}
      </ul>
      {folded.length > 0 && <div className="mt-2">{more?.(folded)}</div>}
    </div>
  )
}
