'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { cellProblems, columns } from '@/features/shop/variants/plan-words'
import { CsvPanel, CsvPlan } from '../csv/csv-panel'
import { planShape } from '../csv/plan-shape'

const planned = z.object({
  line: z.number(),
  fields: z.object({ sku: z.string(), colour: z.string(), size: z.string(), stock: z.number() }),
})

/** What is shown of a plan. */
export const shownPlan = z.object({
  ...planShape(columns, cellProblems),
  create: z.array(planned),
  change: z.array(planned),
  remove: z.array(z.object({ id: z.string(), sku: z.string() })),
})
type ShownPlan = z.infer<typeof shownPlan>

/** What a table of variants would do, and what is wrong with it. */
function VariantPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('variantTable')
  const { create, change, remove } = plan
  const planned = (list: ShownPlan['create']) =>
    list.map(({ line, fields }) => ({ key: String(line), words: t('line', { line, ...fields }) }))
  return (
    <CsvPlan
      plan={plan}
      columnName={(column) => t(`columns.${column}`)}
      problem={(problem) => t(`problems.${problem}`)}
      parts={[
        { title: t('creates', { count: create.length }), lines: planned(create) },
        { title: t('changes', { count: change.length }), lines: planned(change) },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ id, sku }) => ({ key: id, words: sku })),
        },
      ]}
    />
  )
}

/** Exports all variants with their stock as a table, and imports one. */
export function VariantCsv() {
  const t = useTranslations('variantTable')
  const router = useRouter()
  return (
    <CsvPanel
      from={{ url: '/api/cms/variants/variants.csv', plan: shownPlan }}
      words={(name) => t(name)}
      exports
      planView={(plan) => <VariantPlan plan={plan} />}
      onImported={() => router.refresh()}
    />
  )
}
