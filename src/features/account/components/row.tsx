import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { IntentLink } from '@/design/intent-link'

type Props = {
  title: ReactNode
  href?: string
  state?: ReactNode
  facts?: ReactNode
  /** 3 where the list itself has a heading. */
  headingLevel?: 2 | 3
  children?: ReactNode
}

/** One document in a list. With `href` the whole row is one link. */
export function Row({ title, href, state, facts, headingLevel = 2, children }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card className="relative transition-shadow has-[a:hover]:inset-ring-line-strong">
      <div className="flex items-center gap-3 px-4 py-4 md:px-5">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="min-w-0 text-base font-semibold break-words">
              {href ? (
                <IntentLink href={href} className="text-ink no-underline after:absolute after:inset-0 after:rounded-md">
                  {title}
                </IntentLink>
              ) : (
                title
              )}
            </Heading>
            {state}
          </div>
          {facts && <p className="mt-1 text-sm text-ink-soft">{facts}</p>}
          {children}
        </div>
        {href && <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint" />}
      </div>
    </Card>
  )
}
