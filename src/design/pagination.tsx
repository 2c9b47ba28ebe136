import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button'
import { ChoiceFocus } from './choice-focus'

type Step = { href: string; label: string }

/** For lists with keyset pagination, which does not know the number of pages. */
export function Pagination({ label, previous, next }: { label: string; previous?: Step | null; next?: Step | null }) {
  if (!previous && !next) return null
  return (
    <>
      <ChoiceFocus />
      {/* The next page begins at its top, so the keyboard does too: with this key the pressed link is not used again. */}
      <nav
        key={`${previous?.href} ${next?.href}`}
        data-choice="content"
        aria-label={label}
        className="flex flex-wrap justify-center gap-3"
      >
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
    </>
  )
}
