'use client'

import { useMemo } from 'react'
import { fill } from '@/design/fill'
import { coverName } from '../../cover-name'
import { type SentBrochure, unpackBrochure } from '../sent-brochure'
import type { OfferAction } from '../types'
import { PageOffers } from './page-offers'
import { PagePicture } from './page-picture'

/** Texts with `{page}` or `{host}` in them are filled here, so that they are sent once for all pages. */
export type FlowLabels = {
  pages: string
  page: string
  /** Of the offers of each page, in the order of the pages. */
  offers: string[]
  enlarge: string
  link: string
  show: string
  compare: string
}

type Props = { brochure: SentBrochure; labels: FlowLabels; ribbon?: string; action?: OfferAction }

/**
 * All pages one below the other with their offers. It needs no script: `#page-5` is an anchor. As a client component it shares
 * the brochure's data with the reader, where the markup of hundreds of offers would travel a second time.
 */
export function PageFlow({ brochure: sent, labels, ribbon, action }: Props) {
  const { locale, pages, slug, shop } = useMemo(() => unpackBrochure(sent), [sent])
  return (
    <section aria-labelledby="pages" className="brochure-pages grid gap-8 lg:gap-14">
      <h2 id="pages" className="sr-only">
        {labels.pages}
      </h2>
      {pages.map((page, index) => {
        const position = index + 1
        const name = fill(labels.page, { page: position })
        return (
          <section key={page.number} id={`page-${position}`} aria-label={name} className="page-row">
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
                  brochure={{ slug, shop }}
                  action={action}
                  labels={{ heading: labels.offers[index] ?? name, show: labels.show, compare: labels.compare }}
                />
              ) : (
                <h3 className="py-3 text-sm font-medium text-ink-faint">{name}</h3>
              )}
            </div>
          </section>
        )
      })}
    </section>
  )
}
