import type { ReactNode } from 'react'

type Props = { title: string; choices: number; chosen: string | null; children: ReactNode }

/** A row of choices of one kind; left out where there is nothing to choose. */
export function FilterGroup({ title, choices, chosen, children }: Props) {
  // A single choice that is not made narrows nothing.
  if (choices < 2 && !chosen) return null
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none lg:mx-0 lg:flex-wrap lg:px-0">
        {children}
      </ul>
    </div>
  )
}
