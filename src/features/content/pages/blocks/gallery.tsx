import type { CobbleGridBlock, CollageGridBlock, GalleryBlock, MasonryGridBlock } from '@payload-types'
import { isShown } from '@/design/media-picture'
import { Section } from '@/design/section'
import { PictureGrid } from '../picture-grid'
import type { BlockProps } from '../types'

const counts = { columns2: 2, columns3: 3, columns4: 4 }
const half = '(width < 48rem) 50vw, 33vw'

export function Gallery({ block, locale }: BlockProps<GalleryBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const columns = counts[block.columns ?? 'columns3']
  return (
    <Section {...block}>
      <PictureGrid pictures={block.pictures ?? []} locale={locale} arrangement="even" columns={columns} sizes={half} />
    </Section>
  )
}

export function MasonryGrid({ block, locale }: BlockProps<MasonryGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const columns = counts[block.columns ?? 'columns3']
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement="masonry"
        columns={columns}
        sizes={half}
      />
    </Section>
  )
}

export function CobbleGrid({ block, locale }: BlockProps<CobbleGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const arrangement = block.arrangement === 'arrangement2' ? 'cobble-2' : 'cobble-1'
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement={arrangement}
        sizes="(width < 48rem) 66vw, 40vw"
      />
    </Section>
  )
}

export function CollageGrid({ block, locale }: BlockProps<CollageGridBlock>) {
  if (!block.pictures?.some(({ image }) => isShown(image))) return null
  const arrangement = block.arrangement === 'arrangement2' ? 'collage-2' : 'collage-1'
  return (
    <Section {...block}>
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement={arrangement}
        sizes="(width < 48rem) 100vw, 50vw"
      />
    </Section>
  )
}
