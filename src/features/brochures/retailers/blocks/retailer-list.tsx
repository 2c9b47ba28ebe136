import type { RetailerListBlock } from '@payload-types'
import { Section } from '@/design/section'
import type { BlockProps } from '@/features/content/pages/types'
import { ShopWall } from '../components/shop-wall'
import { getRetailers } from '../data'

export async function RetailerList({ block, locale }: BlockProps<RetailerListBlock>) {
  const retailers = (await getRetailers()).slice(0, block.limit ?? 24)
  return (
    <Section tone={block.tone} lang={block.lang}>
      <ShopWall id={`shops-${block.id}`} title={block.heading} retailers={retailers} locale={locale} />
    </Section>
  )
}
