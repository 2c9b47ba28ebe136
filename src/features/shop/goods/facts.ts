import type { Manufacturer, SizeChart, Product as StoredProduct } from '@payload-types'
import { formatPercent } from '@/design/format'
import type { WithdrawalException } from '@/domain/withdrawal'
import type { ShownText } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export type GoodsFacts = {
  /** In percent, 100 in all; the largest first. */
  composition: { fibre: Fibre; percent: number }[]
  care: Care[]
  manufacturer: { name: string; address: string; email: string; responsiblePerson: string | null } | null
  safetyWarnings: string | null
  /** Null where the goods can be returned without a reason. */
  withdrawalException: WithdrawalException | null
  sizeChart: { howToMeasure: string | null; rows: SizeRow[] } | null
}

type Fibre = NonNullable<StoredProduct['composition']>[number]['fibre']
type Care = NonNullable<StoredProduct['care']>[number]
/** Centimetres, as numbers or ranges. */
type SizeRow = Pick<NonNullable<SizeChart['rows']>[number], 'size' | 'chest' | 'waist' | 'hips' | 'inseam' | 'foot'>

export function compositionText(composition: GoodsFacts['composition'], locale: Locale): string {
  const t = translatorFor(locale, 'textile.fibre')
  return composition.map(({ fibre, percent }) => `${formatPercent(percent / 100, locale)} ${t(fibre)}`).join(', ')
}

export function factsOf(doc: Partial<ShownText<StoredProduct>>): GoodsFacts {
  const composition = (doc.composition ?? []).map(({ fibre, percent }) => ({ fibre, percent }))
  return {
    composition: composition.sort((one, other) => other.percent - one.percent),
    care: doc.care ?? [],
    manufacturer: manufacturerOf(doc.manufacturer),
    safetyWarnings: doc.safetyWarnings ?? null,
    withdrawalException: doc.withdrawalException ?? null,
    sizeChart: sizeChartOf(doc.sizeChart),
  }
}

/** The relation to a deleted document is its id alone. */
function manufacturerOf(maker: ShownText<Manufacturer> | string | null | undefined): GoodsFacts['manufacturer'] {
  if (!maker || typeof maker === 'string') return null
  const { name, address, email, responsiblePerson } = maker
  return { name, address, email, responsiblePerson: responsiblePerson ?? null }
}

function sizeChartOf(chart: ShownText<SizeChart> | string | null | undefined): GoodsFacts['sizeChart'] {
  if (!chart || typeof chart === 'string') return null
  const rows = chart.rows.map(({ size, chest, waist, hips, inseam, foot }) => ({
    size,
    chest,
    waist,
    hips,
    inseam,
    foot,
  }))
  return { howToMeasure: chart.howToMeasure ?? null, rows }
}
