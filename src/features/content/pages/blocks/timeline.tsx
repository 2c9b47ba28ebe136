import type { TimelineBlock } from '@payload-types'
import { Section } from '@/design/section'
import { itemHeading } from '../item-heading'
import type { BlockProps } from '../types'

export function Timeline({ block }: BlockProps<TimelineBlock>) {
  const Heading = itemHeading(block)
  return (
    <Section {...block}>
      <ol className="timeline">
        {block.items?.map(({ id, when, heading, text, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <p className="text-sm font-semibold text-accent tabular">{when}</p>
            <Heading className="mt-0.5 text-lg">{heading}</Heading>
            {text && <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">{text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
