'use client'

import { Maximize2 } from 'lucide-react'
import { fill } from '@/design/cx'
import type { LightboxWords } from '@/design/lightbox'
import { ZoomedImage } from '@/features/shop/goods/components/image-slider'
import type { ProductImage } from '@/features/shop/goods/data'

export type GalleryWords = LightboxWords & { images: string; image: string; maximize: string }

export function nameOfPicture({ image }: GalleryWords, index: number, count: number): string {
  return fill(image, { number: index + 1, count })
}

type Props = { image: ProductImage; index: number; count: number; words: GalleryWords; magnified?: boolean }

export function GalleryPicture({ image, index, count, words, magnified = false }: Props) {
  const { url, small, alt } = image
  const first = index === 0
  const picture = {
    src: url,
    ...(small !== url && { srcSet: `${small} 640w, ${url} 1600w`, sizes: '(width < 48rem) 100vw, 50vw' }),
    loading: first ? ('eager' as const) : ('lazy' as const),
    fetchPriority: first ? ('high' as const) : ('auto' as const),
  }
  return (
    <a href={url} data-picture={index} className="gallery-picture">
      {magnified ? <ZoomedImage {...picture} alt={alt} /> : <img {...picture} alt={alt} draggable={false} />}
      <span className="sr-only">{`${words.maximize}: ${nameOfPicture(words, index, count)}`}</span>
      <Maximize2 aria-hidden size={18} className="gallery-maximize" />
    </a>
  )
}
