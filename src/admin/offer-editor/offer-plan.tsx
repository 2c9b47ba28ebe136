import { useTranslations } from 'next-intl'
import { CsvPlan } from '../csv/csv-plan'
import type { ShownPlan } from './shown-plan'

/** What a table of offers would do, and what is wrong with it. */
export function OfferPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('offerDesk.csv')
  const fieldNames = useTranslations('cms.fields')
  const columnName = (name: 'id' | Parameters<typeof fieldNames>[0]) => (name === 'id' ? 'ID' : fieldNames(name))
  const { create, change, remove, same, errors, missing, broken } = plan
  const columns = missing.map((column) => columnName(column)).join(', ')
  return (
    <CsvPlan
      wrong={broken ? t('broken') : columns && t('missing', { columns })}
      summary={t('summary', {
        create: create.length,
        change: change.length,
        remove: remove.length,
        same,
        errors: errors.length,
      })}
      more={(count) => t('more', { count })}
      parts={[
        {
          title: t('errors', { count: errors.length }),
          wrong: true,
          lines: errors.map(({ line, column, problem, value }, index) => ({
            key: `${line}-${column}-${index}`,
            words: t('error', {
              line,
              column: columnName(column),
              value: value || 'none',
              problem: t(`problems.${problem}`),
            }),
          })),
        },
        {
          title: t('creates', { count: create.length }),
          lines: create.map(({ line, fields }) => ({
            key: String(line),
            words: t('line', { line, title: fields.title }),
          })),
        },
        {
          title: t('changes', { count: change.length }),
          lines: change.map(({ line, title, changed }) => ({
            key: String(line),
            words: t('changedLine', { line, title, fields: changed.map((name) => columnName(name)).join(', ') }),
          })),
        },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ id, title }) => ({ key: id, words: title })),
        },
      ]}
    />
  )
}
