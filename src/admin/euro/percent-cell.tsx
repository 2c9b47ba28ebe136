import type { DefaultServerCellComponentProps } from 'payload'
import { adminLocale } from '../admin-translations'

/** A percentage in a list; nothing where there is none. */
export function PercentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  const format = new Intl.NumberFormat(adminLocale(i18n.language), { style: 'percent' })
  return <span>{format.format(cellData / 100)}</span>
}
