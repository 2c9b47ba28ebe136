import { IntentLink } from '@/design/intent-link'
import type { PageHit } from '../types'

type Props = {
  /** The brochure's address. */
  href: string
  pages: (PageHit & { caption: string; name: string })[]
  label: string
}

const share = (part: number) => `${100 * part}%`

/** Small pictures of the pages that have the words, with what is offered of them marked; each opens its page, with the anchor for a browser without our script. */
export function PageThumbs({ href, pages, label }: Props) {
  return (
    <div className="flex items-end gap-3 overflow-x-auto pb-1 scrollbar-none">
      <p className="sr-only">{label}</p>
      <ul className="flex gap-2.5" aria-label={label}>
        {pages.map(({ number, position, image, marks, caption, name }) => (
          <li key={number} className="shrink-0">
            <IntentLink
              href={`${href}?page=${position}#page-${position}`}
              aria-label={name}
              className="group/page relative z-1 flex flex-col items-center gap-1 text-xs text-ink-soft no-underline hover:text-accent"
            >
              <span className="relative transition-transform group-hover/page:-translate-y-0.5">
                <img
                  src={`${image.base}-320.webp`}
                  alt=""
                  width={image.width}
                  height={image.height}
                  loading="lazy"
                  decoding="async"
                  className="h-20 w-auto rounded-sm bg-sunken object-contain inset-ring inset-ring-line shadow-low sm:h-24"
                />
                {marks.map(({ x, y, width, height }) => (
                  <span
                    key={`${x} ${y}`}
                    aria-hidden
                    className="page-mark"
                    style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
                  />
                ))}
              </span>
              <span className="tabular">{caption}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
