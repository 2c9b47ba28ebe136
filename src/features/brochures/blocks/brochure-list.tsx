import type { BrochureListBlock, RetailerListBlock } from '@payload-types'
import { Section } from '@/design/section'
import { sofiaDay } from '@/domain/calendar-day'
import { relationId } from '@/domain/relation-id'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { BrochureGrid, BrochureShelf } from '../components/brochure-grid'
import { getBrochures, getShelf } from '../data'
import type { BrochureFilter } from '../list-query'
import { ShopWall } from '../retailers/components/shop-wall'
import { getRetailers } from '../retailers/queries'
import { countedSigns } from '../retailers/shop-sign'

const sources = {
  sourceEnds: { state: 'current', sort: 'ends' },
  sourceNewest: { state: 'current', sort: 'newest' },
  sourceUpcoming: { state: 'upcoming' },
} as const

export async function BrochureList({ block, locale }: BlockProps<BrochureListBlock>) {
  const filter: BrochureFilter = {
    ...sources[block.source ?? 'sourceEnds'],
    category: relationId(block.category) ?? undefined,
    retailer: relationId(block.retailer) ?? undefined,
  }
  const isGrid = block.look === 'viewGrid'
  const { brochures } = await (isGrid ? getBrochures : getShelf)(locale, filter, block.limit ?? 12)
  if (brochures.length === 0) return null
  const today = sofiaDay()
  if (isGrid) {
    return (
      <Section {...block} bodyLang={locale}>
        <BrochureGrid brochures={brochures} locale={locale} today={today} />
      </Section>
    )
  }
  const t = translatorFor(locale, 'pages')
  return (
    <Section tone={block.tone}>
      <BrochureShelf
        id={`brochures-${block.id}`}
        title={block.heading ? <span lang={block.lang}>{block.heading}</span> : t('brochures')}
        note={block.intro && <span lang={block.lang}>{block.intro}</span>}
        brochures={brochures}
        locale={locale}
        today={today}
      />
    </Section>
  )
}

export async function RetailerList({ block, locale }: BlockProps<RetailerListBlock>) {
  const retailers = (await getRetailers()).slice(0, block.limit ?? 24)
  return (
    <Section tone={block.tone}>
      <ShopWall
        id={`shops-${block.id}`}
        title={
          block.heading ? <span lang={block.lang}>{block.heading}</span> : translatorFor(locale, 'retailer')('wall')
        }
        shops={countedSigns(retailers, locale)}
      />
    </Section>
  )
}
