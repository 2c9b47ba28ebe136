import type { TestimonialsBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import type { BlockProps } from '../types'

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
