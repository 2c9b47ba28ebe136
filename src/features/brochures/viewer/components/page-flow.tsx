'use client'

import { useMemo, ViewTransition } from 'react'
import { fill } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import { Ribbon } from '@/design/ribbon'
import { coverName } from '../../start/shelves'
import { pageImageUrl, pageSrcSet } from '../lib/page-image'
import type { OfferAction, ReaderPage } from '../sent-brochure'
import { type SentBrochure, unpackBrochure } from '../sent-brochure'
import { PageLinks } from './page-links'
import { PageOffers } from './page-offers'

type PagePictureProps = {
  page: ReaderPage
  position: number
  labels: { enlarge: string; link: string }
  ribbon?: string
  cover?: string
}

/** On a dense phone screen half the width suffices: the difference is invisible at this size, the saved data is not. */
const sizes = '(width<48rem) and (resolution>=1.5dppx)50vw,(width<48rem)100vw,40rem'

/** At its true proportion; a link to the large picture, which the reader takes over. */
function PagePicture({ page, position, labels, ribbon, cover }: PagePictureProps) {
  const { image } = page
  const picture = (
    <div
      className="shadow-high"
      style={{ aspectRatio: `${image.width} / ${image.height}`, backgroundImage: `url("${image.placeholder}")` }}
    >
      <a href={pageImageUrl(image.base, 1920)} data-open-page={position} title={labels.enlarge}>
        <img
          src={pageImageUrl(image.base, 640)}
          srcSet={pageSrcSet(image.base)}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={page.alt}
          lang={page.altLang}
          loading={position === 1 ? 'eager' : 'lazy'}
          fetchPriority={position === 1 ? 'high' : undefined}
          decoding={position === 1 ? 'sync' : 'async'}
          className={ribbon && 'saturate-30'}
        />
      </a>
      <PageLinks links={page.links} label={labels.link} />
      {ribbon && <Ribbon className="top-5">{ribbon}</Ribbon>}
    </div>
  )
  if (!cover) return picture
  return (
    <ViewTransition name={cover} share="cover" default="none">
      {picture}
    </ViewTransition>
  )
}

/** `{page}` and `{host}` are filled in the browser, so that each text is sent once for all pages. */
export type FlowLabels = {
  pages: string
  page: string
  offers: string[]
  enlarge: string
  link: string
  show: string
  compare: string
}

type Props = { brochure: SentBrochure; labels: FlowLabels; ribbon?: string; action?: OfferAction }

/**
 * Works without JavaScript: `#page-5` is an anchor. As a client component it shares the brochure's data with the
 * reader; otherwise the markup of hundreds of offers would be sent too.
 */
export function PageFlow({ brochure: sent, labels, ribbon, action }: Props) {
  const { locale, pages, slug, shop, listedFor } = useMemo(() => unpackBrochure(sent), [sent])
  return (
    <section aria-labelledby="pages" className="brochure-pages grid gap-8 lg:gap-14">
      <h2 id="pages" className="sr-only">
        {labels.pages}
      </h2>
      {pages.map((page, index) => {
        const position = index + 1
        const name = fill(labels.page, { page: position })
        return (
          <HydrateLater key={page.number} as="section" id={`page-${position}`} aria-label={name} className="page-row">
            <div className="page-picture">
              <PagePicture
                page={page}
                position={position}
                labels={{ enlarge: fill(labels.enlarge, { page: position }), link: labels.link }}
                ribbon={position === 1 ? ribbon : undefined}
                cover={position === 1 ? coverName(slug) : undefined}
              />
            </div>
            <div className="page-side">
              {page.offers.length > 0 ? (
                <PageOffers
                  offers={page.offers}
                  position={position}
                  locale={locale}
                  brochure={{ slug, shop, listedFor }}
                  action={action}
                  labels={{ heading: labels.offers[index] ?? name, show: labels.show, compare: labels.compare }}
                />
              ) : (
                <h3 className="py-3 text-sm font-medium text-ink-faint">{name}</h3>
              )}
            </div>
          </HydrateLater>
        )
      })}
    </section>
  )
}
