'use client'

import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { redirectCellProblems, redirectColumns } from '@/features/site/redirects/csv/plan-words'
import { CsvPanel, CsvPlan } from '../csv/csv-panel'
import { planShape } from '../csv/plan-shape'
import { useRouter } from '../shell/router'

const text = z.nullable(z.string())
const planned = z.object({
  line: z.number(),
  fields: z.object({ from: z.string(), to: text, document: text, status: z.string() }),
})

export const shownRedirectPlan = z.object({
  ...planShape(redirectColumns, redirectCellProblems),
  create: z.array(planned),
  change: z.array(planned),
  remove: z.array(z.object({ id: z.string(), from: z.string() })),
})

type ShownPlan = z.infer<typeof shownRedirectPlan>

const words = ({ from, to, document, status }: ShownPlan['create'][number]['fields']) =>
  `${from} → ${document ?? to} (${status})`

function RedirectPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('redirectTable')
  const columnName = useTranslations('cms.fields')
  const { create, change, remove } = plan
  const planned = (list: ShownPlan['create']) =>
    list.map(({ line, fields }) => ({ key: String(line), words: t('line', { line, redirect: words(fields) }) }))
  return (
    <CsvPlan
      plan={plan}
      columnName={(column) => columnName(column)}
      problem={(problem) => t(`problems.${problem}`)}
      parts={[
        { title: t('creates', { count: create.length }), lines: planned(create) },
        { title: t('changes', { count: change.length }), lines: planned(change) },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ id, from }) => ({ key: id, words: from })),
        },
      ]}
    />
  )
}

export function RedirectPanel() {
  const t = useTranslations('redirectTable')
  const router = useRouter()
  return (
    <CsvPanel
      from={{ url: '/api/cms/redirects/redirects.csv', plan: shownRedirectPlan }}
      words={(name) => t(name)}
      exports
      planView={(plan) => <RedirectPlan plan={plan} />}
      onImported={() => router.refresh()}
    />
  )
}
