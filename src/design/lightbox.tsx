'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { useSwipe } from './use-swipe'

export type LightboxWords = { close: string; previous: string; next: string }
export type LightboxPicture = { src: string; alt: string; caption: string | null; width?: number; height?: number }

type Props = { words: LightboxWords; pictures: LightboxPicture[]; children: ReactNode }

/** Opens the pictures of the links inside it over the page; `data-picture` is their index. Without JavaScript they are plain links. */
export function Lightbox({ words, pictures, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const count = pictures.length
  const go = (step: number) => setAt((now) => (now === null ? null : (now + step + count) % count))
  const swipe = useSwipe(go)
  const picture = at === null ? undefined : pictures[at]

  useEffect(() => {
    if (at !== null && !dialog.current?.open) dialog.current?.showModal()
  }, [at])

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAt(Number(link.getAttribute('data-picture')))
  }

  const walk = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, this only listens.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers to Enter with a click.
    <div onClick={open}>
      {children}
      <dialog
        ref={dialog}
        className="lightbox"
        aria-label={picture?.alt || picture?.caption || undefined}
        onClose={() => setAt(null)}
        onKeyDown={walk}
      >
        {picture && (
          <figure {...swipe}>
            <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        )}
        <IconButton label={words.close} className="lightbox-close" onClick={() => dialog.current?.close()}>
          <X aria-hidden size={24} />
        </IconButton>
        {count > 1 && (
          <>
            <IconButton label={words.previous} className="lightbox-previous" onClick={() => go(-1)}>
              <ChevronLeft aria-hidden size={26} />
            </IconButton>
            <IconButton label={words.next} className="lightbox-next" onClick={() => go(1)}>
              <ChevronRight aria-hidden size={26} />
            </IconButton>
          </>
        )}
      </dialog>
    </div>
  )
}
