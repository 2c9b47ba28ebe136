import { useTranslations } from 'next-intl'
import type { Plan } from '@/features/offer-editing/csv/plan'
import { PlanLines } from '../csv/plan-lines'

/** What the file would create, change and remove, and what is wrong with it, line by line. */
export function CsvPlan({ plan }: { plan: Plan }) {
  const t = useTranslations('offerDesk.csv')
  const fieldNames = useTranslations('cms.fields')
  const columnName = (name: 'id' | Parameters<typeof fieldNames>[0]) => (name === 'id' ? 'ID' : fieldNames(name))
  const more = (count: number) => t('more', { count })
  const { create, change, remove, same, errors, missing, broken } = plan
  if (broken) return <p className="offer-desk__trouble">{t('broken')}</p>
  if (missing.length > 0) {
    const columns = missing.map((column) => columnName(column)).join(', ')
    return <p className="offer-desk__trouble">{t('missing', { columns })}</p>
  }
  return (
    <div className="offer-desk__plan">
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
        more={more}
        title={t('errors', { count: errors.length })}
        lines={errors.map(({ line, column, problem, value }, index) => ({
          key: `${line}-${column}-${index}`,
          words: t('error', {
            line,
            column: columnName(column),
            value: value || 'none',
            problem: t(`problems.${problem}`),
          }),
        }))}
      />
      <PlanLines
        more={more}
        title={t('creates', { count: create.length })}
        lines={create.map(({ line, fields }) => ({
          key: String(line),
          words: t('line', { line, title: fields.title }),
        }))}
      />
      <PlanLines
        more={more}
        title={t('changes', { count: change.length })}
        lines={change.map(({ line, title, changed }) => ({
          key: String(line),
          words: t('changedLine', { line, title, fields: changed.map((name) => columnName(name)).join(', ') }),
        }))}
      />
      <PlanLines
        more={more}
        title={t('removes', { count: remove.length })}
        lines={remove.map(({ id, title }) => ({ key: id, words: title }))}
      />
    </div>
  )
}
