import type { ShownPage } from './types'

/** The file of the picture that stands for a page where it is shared: the chosen one, else that of its banner. */
export function pagePicture({ shareImage, blocks }: ShownPage): string | null {
  const banner = blocks?.find((block) => block.blockType === 'hero')?.image
  const picture = shareImage ?? banner
  if (!picture || typeof picture === 'string') return null
  return picture.sizes?.card?.filename ?? picture.filename ?? null
}
