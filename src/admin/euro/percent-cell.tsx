import type { DefaultServerCellComponentProps } from 'payload'
import { formatPercent } from '@/design/format'
import { adminLocale } from '../admin-translations'

export function PercentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  return <span>{formatPercent(cellData / 100, adminLocale(i18n.language))}</span>
}
