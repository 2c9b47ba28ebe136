import type { TeamBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { TextLink } from '../components/text-link'
import { itemHeading } from '../item-heading'
import type { BlockProps } from '../types'

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
