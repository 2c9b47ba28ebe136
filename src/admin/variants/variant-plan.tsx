'use client'

import { useLocale, useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { formatEuro } from '@/design/format'
import { cellColumns, variantCellProblems, variantColumns } from '@/features/shop/goods/variants/plan-words'
import { adminLocale } from '../admin-translations'
import { CsvPanel, CsvPlan } from '../csv/csv-panel'
import { planShape } from '../csv/plan-shape'
import { useRouter } from '../shell/router'

const fields = z.object({
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  ean: z.nullable(z.string()),
  price: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  stock: z.number(),
})
const planned = z.object({
  line: z.number(),
  fields,
  before: z.optional(fields),
  back: z.optional(z.boolean()),
  stockSet: z.optional(z.boolean()),
})
type Planned = z.infer<typeof planned>

export const shownVariantPlan = z.object({
  ...planShape(variantColumns, variantCellProblems),
  create: z.array(planned),
  change: z.array(planned),
  remove: z.array(z.object({ id: z.string(), sku: z.string() })),
  doubtful: z.array(z.object({ line: z.number(), sku: z.string(), from: z.nullable(z.number()), to: z.number() })),
})
type ShownPlan = z.infer<typeof shownVariantPlan>

const changedIn = (after: Planned['fields'], before: Planned['before']) =>
  cellColumns.filter((column) =>
    before ? after[column] !== before[column] : column === 'price' && after.price !== null,
  )

function VariantPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('variantTable')
  const { create, change, remove, doubtful } = plan
  const locale = adminLocale(useLocale())
  const shown = (column: keyof Planned['fields'], { [column]: value }: Planned['fields']) =>
    column === 'price' && typeof value === 'number' ? formatEuro(value, locale) : String(value ?? '–')
  const words = ({ line, fields: after, before }: Planned) => {
    const { sku, colour, size, stock } = after
    const changed = changedIn(after, before).map((column) =>
      t('differs', {
        column: t(`cells.${column}`),
        before: before ? shown(column, before) : '–',
        after: shown(column, after),
      }),
    )
    return [t('line', { line, sku, colour, size, stock }), ...changed].join(' · ')
  }
  const lines = (list: Planned[]) => list.map((each) => ({ key: String(each.line), words: words(each) }))
  const backOnSale = change.filter(({ back }) => back)
  const stayingOnSale = change.filter(({ back }) => !back)
  const stockSet = change.filter((each) => each.stockSet)
  const euro = (cents: number | null) => (cents === null ? '–' : formatEuro(cents, locale))
  return (
    <CsvPlan
      plan={plan}
      columnName={(column) => t(`columns.${column}`)}
      problem={(problem) => t(`problems.${problem}`)}
      parts={[
        {
          title: t('doubtful', { count: doubtful.length }),
          lines: doubtful.map(({ line, sku, from, to }) => ({
            key: String(line),
            words: `${sku} · ${t('differs', { column: t('cells.price'), before: euro(from), after: euro(to) })}`,
          })),
        },
        { title: t('stockSet', { count: stockSet.length }), lines: lines(stockSet) },
        { title: t('creates', { count: create.length }), lines: lines(create) },
        { title: t('backOnSale', { count: backOnSale.length }), lines: lines(backOnSale) },
        { title: t('changes', { count: stayingOnSale.length }), lines: lines(stayingOnSale) },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ id, sku }) => ({ key: id, words: sku })),
        },
      ]}
    />
  )
}

export function VariantCsv() {
  const t = useTranslations('variantTable')
  const router = useRouter()
  return (
    <CsvPanel
      from={{ url: '/api/cms/variants/variants.csv', plan: shownVariantPlan }}
      words={(name) => t(name)}
      exports
      planView={(plan) => <VariantPlan plan={plan} />}
      onImported={() => router.refresh()}
    />
  )
}
