import { ViewTransition } from 'react'
import { Ribbon } from '@/design/ribbon'
import { pageImageUrl, pageSrcSet } from '../lib/page-image'
import type { ReaderPage } from '../types'
import { PageLinks } from './page-links'

type Props = {
  page: ReaderPage
  position: number
  labels: { enlarge: string; link: string }
  /** The words over a page that is past. */
  ribbon?: string
  /** The name under which the cover comes here from a card. */
  cover?: string
}

/** On a dense phone screen half the width is asked for: the eye sees no difference at this size, the data plan does. */
const sizes = '(width<48rem) and (resolution>=2dppx)50vw,(width<48rem)100vw,40rem'

/** A page at its true proportion: a link to the large picture, which the reader takes over. */
export function PagePicture({ page, position, labels, ribbon, cover }: Props) {
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
