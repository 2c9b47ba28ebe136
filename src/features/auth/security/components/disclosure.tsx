import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; open?: boolean; children: ReactNode }

export function SecurityDisclosure({ icon, title, open, children }: Props) {
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

type LineProps = { icon: ReactNode; title: ReactNode; mark?: string; facts?: ReactNode; children?: ReactNode }

export function Line({ icon, title, mark, facts, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">{icon}</span>
      <div className="min-w-0 grow basis-48">
        <h3 className="flex flex-wrap items-center gap-x-3 text-base font-semibold break-words">
          {title}
          {mark && <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs text-accent-strong">{mark}</span>}
        </h3>
        {facts && <p className="text-sm text-ink-soft">{facts}</p>}
      </div>
      {children && <div className="max-sm:ml-14">{children}</div>}
    </li>
  )
}
