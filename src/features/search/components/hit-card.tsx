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
  href: string
  pages: (PageHit & { caption: string; name: string })[]
  label: string
}

/** A hundredth of a percent is less than a pixel. */
const share = (part: number) => `${Math.round(10_000 * part) / 100}%`

function PageThumbs({ href, pages, label }: PageThumbsProps) {
  return (
    <div className="flex items-end gap-3 overflow-x-auto pb-1 scrollbar-none">
      <p className="sr-only">{label}</p>
      <ul className="flex gap-2.5" aria-label={label}>
        {pages.map(({ number, position, image, marks, caption, name }) => (
          <li key={number} className="shrink-0">
            <IntentLink href={`${href}?page=${position}#page-${position}`} aria-label={name} className="page-thumb">
              <span className="page-thumb-sheet">
                <img
                  src={`${image.base}-320.webp`}
                  alt=""
                  width={image.width}
                  height={image.height}
                  loading="lazy"
                  decoding="async"
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
  edition: string | null
  offers: ComponentProps<typeof HitOffers>['offers']
  moreOffers: string | null
  snippet: SnippetPart[]
  pages: ComponentProps<typeof PageThumbs>['pages']
  pagesLabel: string
}

/** A brochure is printed in Bulgarian, so its texts are marked as Bulgarian on a page in another language. */
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
    edition,
    offers,
    moreOffers,
    snippet,
    pages,
    pagesLabel,
  } = props
  return (
    <article className="hit-card">
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
        {edition && <p className="text-sm text-ink-soft">{edition}</p>}
        {validity}
        {snippet.length > 0 && <Snippet parts={snippet} lang="bg" />}
      </div>
      {(offers.length + pages.length > 0 || moreOffers) && (
        <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
          <HitOffers offers={offers} more={moreOffers} />
          <PageThumbs href={href} pages={pages} label={pagesLabel} />
        </div>
      )}
    </article>
  )
}

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

type HitOffer = Record<'id' | 'href' | 'title' | 'details' | 'price', string> &
  Record<'kind' | 'reduction' | 'page', string | null> & { terms: string[] }

type HitOffersProps = {
  offers: HitOffer[]
  more: string | null
}

function HitOffers({ offers, more }: HitOffersProps) {
  if (offers.length === 0) return more && <p className="text-sm text-ink-soft">{more}</p>
  return (
    <div>
      <ul className="divide-y divide-line">
        {offers.map(({ id, href, title, details, kind, price, reduction, terms, page }) => (
          <li key={id}>
            <IntentLink href={href} className="hit-offer">
              <span className="hit-offer-name">
                <span lang="bg">
                  {title}
                  {details && <span className="text-sm text-ink-soft"> {details}</span>}
                </span>
                {kind && <span className="block text-sm text-ink-soft">{kind}</span>}
              </span>
              <span className="hit-offer-price">
                {page && <span className="text-sm text-ink-faint">{page}</span>}
                <b>{price}</b>
              </span>
              {[...terms, reduction].filter(Boolean).map((words) => (
                <span key={words} className="hit-offer-reduction">
                  {words}
                </span>
              ))}
            </IntentLink>
          </li>
        ))}
      </ul>
      {more && <p className="text-sm text-ink-soft">{more}</p>}
    </div>
  )
}
