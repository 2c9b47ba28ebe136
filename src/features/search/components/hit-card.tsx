'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Cover } from '@/design/cover'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { TravellingCover } from '@/design/travelling-cover'
import { coverName } from '@/features/brochures/cover-name'
import type { PageImage, RetailerMark } from '@/features/brochures/types'
import type { Locale } from '@/i18n/routing'
import type { SnippetPart } from '../types'
import { HitOffers } from './hit-offers'
import { PageThumbs } from './page-thumbs'
import { Snippet } from './snippet'

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

/** A brochure whose cover and title lead to it, and its pages to the places where the words stand. It is printed in Bulgarian. */
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
