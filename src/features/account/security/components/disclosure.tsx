import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; open?: boolean; children: ReactNode }

/** A collapsed section for what most visits do not need. */
export function Disclosure({ icon, title, open, children }: Props) {
  return (
    <details open={open} className="group rounded-md inset-ring inset-ring-line open:bg-paper">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 text-accent">{icon}</span>
        <span className="grow">{title}</span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-5">{children}</div>
    </details>
  )
}
