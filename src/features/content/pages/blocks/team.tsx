import type { LogosBlock, TeamBlock, TestimonialsBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import type { BlockProps } from '@/lib/block-types'
import { TextLink } from '../components/block-links'
import { itemHeading, linkTarget } from '../rich-text'

const grids = {
  columns2: 'md:grid-cols-2',
  columns3: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3',
  columns4: 'grid-cols-2 lg:grid-cols-4',
}

export function Team({ block, locale }: BlockProps<TeamBlock>) {
  const Heading = itemHeading(block)
  const columns = block.columns ?? 'columns3'
  const beside = columns === 'columns2'
  return (
    <Section {...block}>
      <ul className={cx('grid gap-x-6 gap-y-10 lg:gap-x-10', grids[columns])}>
        {block.people?.map(({ id, image, name, role, text, links, lang }, at) => (
          <li
            key={id ?? at}
            lang={lang}
            className={cx(beside && 'grid grid-cols-[6rem_1fr] gap-5 sm:grid-cols-[9rem_1fr]')}
          >
            <MediaPicture
              media={image}
              sizes="(width < 48rem) 50vw, 25vw"
              decorative
              className="aspect-square w-full rounded-lg object-cover"
            />
            <div className={cx(!beside && 'mt-4')}>
              <Heading className="text-lg">{name}</Heading>
              {role && <p className="text-sm font-medium text-accent">{role}</p>}
              {text && <p className="mt-2 whitespace-pre-line text-ink-soft">{text}</p>}
              {links?.map(({ id: key, label, to }) => (
                <TextLink key={key} label={label} to={to} locale={locale} className="mt-2" />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Testimonials({ block }: BlockProps<TestimonialsBlock>) {
  const single = block.look === 'lookSingle'
  return (
    <Section {...block}>
      <ul className={single ? 'grid gap-12' : 'in-threes gap-6'}>
        {block.quotes?.map(({ id, quote, name, role, image, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <figure
              className={cx(
                'flex h-full flex-col',
                single
                  ? 'mx-auto max-w-[52rem] items-center text-center'
                  : 'rounded-md bg-surface p-6 inset-ring inset-ring-line',
              )}
            >
              <blockquote className={cx('whitespace-pre-line', single ? 'text-2xl md:text-3xl' : 'text-lg')}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-5">
                <MediaPicture media={image} sizes="3rem" decorative className="size-12 rounded-full object-cover" />
                <span className="text-left">
                  <span className="block font-semibold">{name}</span>
                  {role && <span className="block text-sm text-ink-soft">{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Logos({ block, locale }: BlockProps<LogosBlock>) {
  return (
    <Section {...block}>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-6">
        {block.items?.map(({ id, image, name, to, lang }, at) => {
          const mark = (
            <>
              <MediaPicture
                media={image}
                sizes="4rem"
                decorative={Boolean(name)}
                className="size-14 rounded-mark bg-plate object-contain"
              />
              {name && <span className="font-medium">{name}</span>}
            </>
          )
          return (
            <li key={id ?? at} lang={lang}>
              {to ? (
                <IntentLink href={linkTarget(to, locale).href} className="flex items-center gap-3 hover:text-accent">
                  {mark}
                </IntentLink>
              ) : (
                <span className="flex items-center gap-3">{mark}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
