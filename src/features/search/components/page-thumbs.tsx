import { IntentLink } from '@/design/intent-link'
import type { PageHit } from '../types'

type Props = {
  /** The brochure's address. */
  href: string
  pages: (PageHit & { caption: string; name: string })[]
  label: string
}

/** Small pictures of the pages that have the words; each opens its page, with the anchor for a browser without our script. */
export function PageThumbs({ href, pages, label }: Props) {
  return (
    <div className="flex items-end gap-3 overflow-x-auto pb-1 scrollbar-none">
      <p className="sr-only">{label}</p>
      <ul className="flex gap-2.5" aria-label={label}>
        {pages.map(({ number, position, image, caption, name }) => (
          <li key={number} className="shrink-0">
            <IntentLink
              href={`${href}?page=${position}#page-${position}`}
              aria-label={name}
              className="group/page relative z-1 flex flex-col items-center gap-1 text-xs text-ink-soft no-underline hover:text-accent"
            >
              <img
                src={`${image.base}-320.webp`}
                alt=""
                width={image.width}
                height={image.height}
                loading="lazy"
                decoding="async"
                className="h-20 w-auto rounded-sm bg-sunken object-contain inset-ring inset-ring-line shadow-low transition-transform group-hover/page:-translate-y-0.5 sm:h-24"
              />
              <span className="tabular">{caption}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
