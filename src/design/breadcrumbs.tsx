import { ChevronRight } from 'lucide-react'
import { IntentLink } from './intent-link'

export type Crumb = { href: string; label: string; lang?: string }

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm text-ink-soft">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden size={14} className="shrink-0 text-ink-faint" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" lang={crumb.lang} className="line-clamp-1 min-w-0 py-1 text-ink">
                {crumb.label}
              </span>
            ) : (
              <IntentLink
                href={crumb.href}
                lang={crumb.lang}
                className="min-w-0 py-1 hover:text-accent hover:underline touch-target"
              >
                {crumb.label}
              </IntentLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
