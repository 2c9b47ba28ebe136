import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { cx } from '@/design/cx'

type Props = { title: string; intro?: string; className?: string; children: ReactNode }

/** A part of a page with its own heading. */
export function Section({ title, intro, className, children }: Props) {
  return (
    <section className={className}>
      <Card className="h-full px-4 py-5 md:px-6">
        <h2 className="text-lg">{title}</h2>
        {intro && <p className="mt-1 max-w-prose text-sm text-ink-soft">{intro}</p>}
        <div className={cx(intro ? 'mt-5' : 'mt-4')}>{children}</div>
      </Card>
    </section>
  )
}
