'use client'

import { ChevronLeft, ChevronRight, X, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import { fill } from './cx'
import { IconButton } from './icon-button'
import { useSlider } from './use-slider'

/** `image` has `{number}` and `{count}`; `lang` is that of the words, below texts in another language. */
export type LightboxWords = {
  close: string
  previous: string
  next: string
  zoom?: string
  image?: string
  lang?: string
}

/** `lang` is that of the caption, `altLang` that of `alt`, where they are not in the language around them. */
export type LightboxPicture = {
  src: string
  alt: string
  caption: string | null
  lang?: string
  altLang?: string
  width?: number
  height?: number
}

const options: SwiperOptions = { rewind: true, spaceBetween: 16 }

type Props = { words: LightboxWords; pictures: LightboxPicture[]; start: number; onClose: () => void }

export function LargePictures({ words, pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  // Before the slider's effects, which need its size.
  useEffect(() => dialog.current?.showModal(), [])
  const { at, go } = useSlider(frame, options, start)
  const count = pictures.length
  const [zoomed, setZoomed] = useState(false)
  const turn = (by: number) => {
    setZoomed(false)
    go((at + by + count) % count)
  }
  const picture = pictures[at]

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (zoomed) return
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={picture?.alt || picture?.caption || undefined}
      data-zoomed={zoomed ? '' : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* First in the DOM to get the initial focus: a scrollable row would otherwise take it. */}
      <IconButton
        label={words.close}
        lang={words.lang}
        className="lightbox-close"
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden size={24} />
      </IconButton>
      {words.zoom && (
        <IconButton
          label={words.zoom}
          lang={words.lang}
          aria-pressed={zoomed}
          className="lightbox-zoom"
          onClick={() => setZoomed(!zoomed)}
        >
          <ZoomIn aria-hidden size={24} />
        </IconButton>
      )}
      <div ref={frame} className="slider">
        <ul className="swiper-wrapper">
          {pictures.map(({ src, alt, altLang, caption, lang, width, height }) => (
            <li key={src}>
              <figure {...(zoomed && { tabIndex: 0, className: 'swiper-no-swiping' })}>
                <img src={src} alt={alt} lang={altLang} width={width} height={height} loading="lazy" />
                {caption && <figcaption lang={lang}>{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          {/* The new name of an open dialog is not said. */}
          <p role="status" className="sr-only">
            {words.image && <span lang={words.lang}>{`${fill(words.image, { number: at + 1, count })} `}</span>}
            <span lang={picture?.alt ? picture.altLang : picture?.lang}>{picture?.alt || picture?.caption}</span>
          </p>
          <IconButton label={words.previous} lang={words.lang} className="lightbox-previous" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={26} />
          </IconButton>
          <IconButton label={words.next} lang={words.lang} className="lightbox-next" onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={26} />
          </IconButton>
        </>
      )}
    </dialog>
  )
}
