import type { CardsBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { TextLink } from '../components/text-link'
import { itemHeading } from '../item-heading'
import type { BlockProps } from '../types'

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
