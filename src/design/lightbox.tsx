'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { LightboxPicture, LightboxWords } from './large-pictures'
import { latePart } from './late-part'

const LargePictures = latePart(() => import('./large-pictures').then(({ LargePictures }) => LargePictures))

type Props = { words: LightboxWords; pictures: LightboxPicture[]; children: ReactNode }

/**
 * Opens pictures of the links inside it; `data-picture` is their index. Without JavaScript, and where the script of the
 * large pictures does not come, they are plain links.
 */
export function Lightbox({ words, pictures, children }: Props) {
  const [opened, setOpened] = useState<number | null>(null)

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(Number(link.getAttribute('data-picture')))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, this only listens.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers to Enter with a click.
    <div onClick={open}>
      {children}
      {opened !== null && (
        <LargePictures
          words={words}
          pictures={pictures}
          start={opened}
          onClose={() => setOpened(null)}
          onFailure={() => {
            setOpened(null)
            location.assign(pictures[opened]?.src ?? '')
          }}
        />
      )}
    </div>
  )
}
