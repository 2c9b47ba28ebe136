'use client'

import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { pointColumns, pointProblems } from '@/features/shop/goods/delivery/point-words'
import { CsvPanel, CsvPlan } from '../csv/csv-panel'
import { planShape } from '../csv/plan-shape'

const point = z.object({ carrier: z.string(), code: z.string(), name: z.string(), town: z.string() })
const planned = z.object({ line: z.number(), point })

export const shownPoints = z.object({
  ...planShape(pointColumns, pointProblems),
  create: z.array(planned),
  change: z.array(planned),
  remove: z.array(point),
  losses: z.array(z.object({ carrier: z.string(), before: z.number(), gone: z.number() })),
  waits: z.boolean(),
  unused: z.array(z.string()),
})
type ShownPoints = z.infer<typeof shownPoints>

function PointPlan({ plan }: { plan: ShownPoints }) {
  const t = useTranslations('pointTable')
  const { create, change, remove, losses, unused } = plan
  const planned = (list: ShownPoints['create']) =>
    list.map(({ line, point: { carrier, code, name, town } }) => ({
      key: String(line),
      words: t('line', { line, carrier, code, name, town }),
    }))
  return (
    <CsvPlan
      plan={plan}
      columnName={(column) => t(`columns.${column}`)}
      problem={(problem) => t(`problems.${problem}`)}
      parts={[
        {
          title: t('losses'),
          wrong: true,
          lines: losses.map((loss) => ({ key: loss.carrier, words: t('loss', loss) })),
        },
        {
          title: t('unused'),
          lines: unused.map((carrier) => ({ key: carrier, words: t('unusedLine', { carrier }) })),
        },
        { title: t('creates', { count: create.length }), lines: planned(create) },
        { title: t('changes', { count: change.length }), lines: planned(change) },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ carrier, code, name, town }) => ({
            key: `${carrier} ${code}`,
            words: t('gone', { carrier, code, name, town }),
          })),
        },
      ]}
    />
  )
}

export function PointPanel() {
  const t = useTranslations('pointTable')
  return (
    <CsvPanel
      from={{ url: '/api/cms/shipping-methods/points.csv', plan: shownPoints }}
      words={(name) => t(name)}
      exports
      planView={(plan) => <PointPlan plan={plan} />}
      onImported={() => {}}
      asksToRemove={(plan) => (plan?.losses.length ?? 0) > 0}
    />
  )
}
