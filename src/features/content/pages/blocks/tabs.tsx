import type { AccordionBlock, RichTextBlock, StatisticsBlock, TabsBlock, TimelineBlock } from '@payload-types'
import { ChevronDown } from 'lucide-react'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { TabSet } from '@/design/tab-set'
import { plainText } from '@/domain/plain-text'
import { JsonLd } from '@/features/site/seo/json-ld'
import type { BlockProps } from '@/lib/block-types'
import { itemHeading, RichText } from '../rich-text'

export function Tabs({ block, locale }: BlockProps<TabsBlock>) {
  const items = block.items ?? []
  return (
    <Section {...block}>
      <TabSet
        label={block.heading ?? ''}
        tabs={items.map(({ id, label, lang, image, body }, at) => ({
          id: id ?? String(at),
          label: label ?? '',
          lang,
          panel: (
            <div className="grid items-start gap-8 md:grid-cols-[1.2fr_1fr] lg:gap-16">
              <RichText data={body} locale={locale} />
              <MediaPicture media={image} sizes="(width < 48rem) 100vw, 40vw" className="w-full rounded-lg" />
            </div>
          ),
        }))}
      />
    </Section>
  )
}

/** Search engines get questions and answers as JSON-LD. */
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

export function Statistics({ block }: BlockProps<StatisticsBlock>) {
  return (
    <Section {...block}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {block.items?.map(({ id, value, label, note, lang }, at) => (
          <div key={id ?? at} lang={lang} className="flex flex-col border-t-2 border-accent pt-4">
            <dt className="mt-1 font-medium">{label}</dt>
            <dd className="order-first text-4xl font-bold tabular lg:text-5xl">{value}</dd>
            {note && <dd className="mt-1 text-sm text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}

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

export function RichTextSection({ block, locale }: BlockProps<RichTextBlock>) {
  return (
    <Section {...block} beside>
      <RichText data={block.body} locale={locale} />
    </Section>
  )
}
