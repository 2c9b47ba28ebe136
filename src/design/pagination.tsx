import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button'

type Step = { href: string; label: string }

/** Previous and next for a list with keyset pagination, which does not know the number of pages. */
export function Pagination({ label, previous, next }: { label: string; previous?: Step | null; next?: Step | null }) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="flex flex-wrap justify-center gap-3">
      {previous && (
        <ButtonLink variant="secondary" href={previous.href} rel="prev">
          <ArrowLeft aria-hidden size={18} />
          {previous.label}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" href={next.href} rel="next">
          {next.label}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
