import type { ShownPage } from './types'

/** The picture for sharing a page: the chosen one, else that of its banner. */
export function pagePicture({ shareImage, blocks }: ShownPage): string | null {
  const banner = blocks?.find((block) => block.blockType === 'hero')?.image
  const picture = shareImage ?? banner
  if (!picture || typeof picture === 'string') return null
  return picture.sizes?.card?.filename ?? picture.filename ?? null
}
