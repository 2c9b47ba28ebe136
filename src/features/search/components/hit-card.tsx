'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Cover, TravellingCover } from '@/design/cover'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { coverName } from '@/features/brochures/start/shelves'
import type { PageImage, RetailerMark } from '@/features/brochures/types'
import type { Locale } from '@/i18n/routing'
import type { PageHit, SnippetPart } from '../types'

type PageThumbsProps = {
  /** The brochure's address. */
  href: string
  pages: (PageHit & { caption: string; name: string })[]
  label: string
}

const share = (part: number) => `${100 * part}%`

/** Small pictures of the pages that have the words, with what is offered of them marked; each opens its page, with the anchor for a browser without our script. */
function PageThumbs({ href, pages, label }: PageThumbsProps) {
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

type Props = {
  slug: string
  href: string
  title: string
  lang: Locale | undefined
  cover: PageImage | null
  shop: Omit<RetailerMark, 'slug'>
  past: boolean
  priority: boolean
  validity: ReactNode
  offers: ComponentProps<typeof HitOffers>['offers']
  /** How many offers have the words beside those. */
  moreOffers: string | null
  snippet: SnippetPart[]
  pages: ComponentProps<typeof PageThumbs>['pages']
  pagesLabel: string
}

/** A brochure whose cover and title lead to it, and its pages to the places where the words are. It is printed in Bulgarian. */
export function HitCard(props: Props) {
  const {
    slug,
    href,
    title,
    lang,
    cover,
    shop,
    past,
    priority,
    validity,
    offers,
    moreOffers,
    snippet,
    pages,
    pagesLabel,
  } = props
  return (
    <article className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6 sm:p-5">
      <div className="sm:row-span-2">
        <TravellingCover name={coverName(slug)}>
          <Cover
            picture={cover}
            shop={shop}
            seed={slug}
            sizes="(width < 40rem) 6rem, 8rem"
            priority={priority}
            past={past}
          />
        </TravellingCover>
      </div>
      <div className="group flex min-w-0 flex-col items-start gap-1.5">
        <p className="flex max-w-full min-w-0 items-center gap-1.5 text-sm text-ink-soft">
          <Mark {...shop} />
          <span className="truncate">{shop.name}</span>
        </p>
        <h3 className="line-clamp-2 text-lg leading-snug font-semibold" lang={lang}>
          <IntentLink href={href} className="cover-link group-hover:text-accent">
            {title}
          </IntentLink>
        </h3>
        {validity}
        {snippet.length > 0 && <Snippet parts={snippet} lang="bg" />}
      </div>
      {offers.length + pages.length > 0 && (
        <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
          <HitOffers offers={offers} more={moreOffers} />
          <PageThumbs href={href} pages={pages} label={pagesLabel} />
        </div>
      )}
    </article>
  )
}

/** A piece of a text, the words that were looked for marked. */
export function Snippet({ parts, lang }: { parts: SnippetPart[]; lang: Locale | undefined }) {
  return (
    <p className="line-clamp-3 max-w-full text-sm text-ink-soft" lang={lang}>
      {parts.map(({ text, hit }, index) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <mark key={index} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-strong">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}

type HitOffer = { id: string; href: string; title: string; details: string; price: string; page: string | null }

type HitOffersProps = {
  offers: HitOffer[]
  /** How many more there are. */
  more: string | null
}

/** What a brochure offers of what was looked for: each leads to its page. It is printed in Bulgarian. */
function HitOffers({ offers, more }: HitOffersProps) {
  if (offers.length === 0) return null
  return (
    <div>
      <ul className="divide-y divide-line">
        {offers.map(({ id, href, title, details, price, page }) => (
          <li key={id}>
            <IntentLink
              href={href}
              className="group/offer relative z-1 grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5 text-ink no-underline large-type:grid-cols-1"
            >
              <span className="min-w-0 group-hover/offer:text-accent" lang="bg">
                {title}
                {details && <span className="text-sm text-ink-soft"> {details}</span>}
              </span>
              <span className="flex items-baseline gap-3">
                {page && <span className="text-sm text-ink-faint">{page}</span>}
                <span className="tabular min-w-16 text-right font-semibold text-signal">{price}</span>
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
      {more && <p className="text-sm text-ink-soft">{more}</p>}
    </div>
  )
}
