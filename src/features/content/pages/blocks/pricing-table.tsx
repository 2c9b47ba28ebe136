import type { PricingTableBlock } from '@payload-types'
import { Check, X } from 'lucide-react'
import { cx } from '@/design/cx'
import { Section } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import { BlockLinks } from '../components/block-links'
import { itemHeading } from '../item-heading'
import type { BlockProps } from '../types'

export function PricingTable({ block, locale }: BlockProps<PricingTableBlock>) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  return (
    <Section {...block}>
      <ul className="grid items-stretch gap-6 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {block.plans?.map(({ id, name, price, period, text, features, label, to, highlighted, lang }, at) => (
          <li
            key={id ?? at}
            lang={lang}
            className={cx(
              'flex flex-col rounded-lg bg-surface p-6',
              highlighted ? 'shadow-high inset-ring-2 inset-ring-accent' : 'inset-ring inset-ring-line',
            )}
          >
            <Heading className="text-lg">{name}</Heading>
            <p className="mt-3 text-4xl font-bold tabular">{price}</p>
            {period && <p className="text-sm text-ink-soft">{period}</p>}
            {text && <p className="mt-3 whitespace-pre-line text-ink-soft">{text}</p>}
            <ul className="mt-5 mb-6 space-y-2.5">
              {features?.map((feature, index) => (
                <li
                  key={feature.id ?? index}
                  lang={feature.lang}
                  className={cx('flex gap-2.5', !feature.included && 'text-ink-faint')}
                >
                  {feature.included ? (
                    <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
                  ) : (
                    <X aria-hidden size={20} className="mt-0.5 shrink-0" />
                  )}
                  <span>
                    {feature.text}
                    {!feature.included && <span className="sr-only"> ({t('notIncluded')})</span>}
                  </span>
                </li>
              ))}
            </ul>
            <BlockLinks links={[{ label, to }]} locale={locale} className="mt-auto" />
          </li>
        ))}
      </ul>
      {block.closing && <p className="mt-6 text-sm text-ink-soft">{block.closing}</p>}
    </Section>
  )
}
