import { useTranslations } from 'next-intl'
import type { Plan, RedirectFields } from '@/features/redirects/csv/plan'
import { PlanLines } from '../csv/plan-lines'

const words = ({ from, to, document, status }: RedirectFields) => `${from} → ${document ?? to} (${status})`

/** What a table of redirects would do, and what is wrong with it, line by line. */
export function RedirectPlan({ plan }: { plan: Plan }) {
  const t = useTranslations('redirectTable')
  const columnName = useTranslations('cms.fields')
  const { create, change, remove, same, errors, missing, broken } = plan
  if (broken) return <p>{t('broken')}</p>
  if (missing.length > 0) return <p>{t('missing', { columns: missing.map((name) => columnName(name)).join(', ') })}</p>
  const more = (count: number) => t('more', { count })
  const planned = (list: Plan['create']) =>
    list.map(({ line, fields }) => ({ key: String(line), words: t('line', { line, redirect: words(fields) }) }))
  return (
    <>
      <p>
        {t('summary', {
          create: create.length,
          change: change.length,
          remove: remove.length,
          same,
          errors: errors.length,
        })}
      </p>
      <PlanLines
        title={t('errors', { count: errors.length })}
        more={more}
        lines={errors.map(({ line, column, problem, value }) => ({
          key: `${line}-${problem}`,
          words: t('error', {
            line,
            column: columnName(column),
            value: value || 'none',
            problem: t(`problems.${problem}`),
          }),
        }))}
      />
      <PlanLines title={t('creates', { count: create.length })} more={more} lines={planned(create)} />
      <PlanLines title={t('changes', { count: change.length })} more={more} lines={planned(change)} />
      <PlanLines
        title={t('removes', { count: remove.length })}
        more={more}
        lines={remove.map(({ id, from }) => ({ key: id, words: from }))}
      />
    </>
  )
}
