import type { AccordionBlock } from '@payload-types'
import { ChevronDown } from 'lucide-react'
import { cx } from '@/design/cx'
import { Section } from '@/design/section'
import { plainText } from '@/domain/plain-text'
import { JsonLd } from '@/features/site/seo/json-ld'
import { itemHeading } from '../item-heading'
import { RichText } from '../rich-text'
import type { BlockProps } from '../types'

/** Questions whose answers open under them; search engines are given both. */
export function Accordion({ block, locale }: BlockProps<AccordionBlock>) {
  const Heading = itemHeading(block)
  const items = block.items ?? []
  return (
    <Section {...block}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        }}
      />
      <div className={cx('accordion', block.columns === 'columns2' && 'lg:columns-2 lg:gap-12')}>
        {items.map(({ id, question, answer, lang }, at) => (
          <details key={id ?? at} lang={lang} className="break-inside-avoid">
            <summary>
              <Heading>{question}</Heading>
              <ChevronDown aria-hidden size={20} />
            </summary>
            <RichText data={answer} locale={locale} />
          </details>
        ))}
      </div>
    </Section>
  )
}
