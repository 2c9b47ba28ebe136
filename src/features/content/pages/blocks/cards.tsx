import type { CardsBlock, PricingTableBlock } from '@payload-types'
import { Check, X } from 'lucide-react'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { BlockLinks, TextLink } from '../components/block-links'
import { itemHeading } from '../rich-text'

const grids = {
  columns2: 'grid md:grid-cols-2',
  columns3: 'in-threes',
  columns4: 'grid sm:grid-cols-2 lg:grid-cols-4',
}

export function Cards({ block, locale }: BlockProps<CardsBlock>) {
  const Heading = itemHeading(block)
  const look = block.look ?? 'lookCard'
  const framed = look === 'lookCard' || look === 'lookPicture'
  return (
    <Section {...block}>
      <ul className={cx('gap-x-6 gap-y-6 lg:gap-x-8', grids[block.columns ?? 'columns3'], !framed && 'gap-y-10')}>
        {block.items?.map(({ id, image, heading, text, label, to, lang }, at) => (
          <li
            key={id ?? at}
            lang={lang}
            className={cx(
              'flex flex-col',
              framed && 'overflow-hidden rounded-md bg-surface shadow-low inset-ring inset-ring-line',
            )}
          >
            {look === 'lookPicture' && (
              <MediaPicture
                media={image}
                sizes="(width < 48rem) 100vw, 33vw"
                decorative
                className="aspect-3/2 w-full object-cover"
              />
            )}
            <div className={cx('flex grow flex-col', framed && 'p-5 md:p-6')}>
              {look === 'lookNumbered' && (
                <span
                  aria-hidden
                  className="mb-3 grid size-10 place-items-center rounded-full bg-accent text-lg font-bold text-on-accent"
                >
                  {at + 1}
                </span>
              )}
              {look !== 'lookPicture' && look !== 'lookNumbered' && (
                <MediaPicture media={image} sizes="4rem" decorative className="mb-4 size-16 rounded-md object-cover" />
              )}
              <Heading className="text-lg">{heading}</Heading>
              {text && <p className="mt-2 whitespace-pre-line text-ink-soft">{text}</p>}
              <TextLink label={label} to={to} locale={locale} className="mt-auto pt-4" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
                    {!feature.included && (
                      <span lang={locale} className="sr-only">
                        {` (${t('notIncluded')})`}
                      </span>
                    )}
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
