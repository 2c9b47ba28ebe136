import type { DefaultServerCellComponentProps } from 'payload'
import { formatEuro, formatPercent } from '@/design/format'
import { adminLocale } from '../admin-translations'

export function EuroCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <span>{formatEuro(cellData, adminLocale(i18n.language))}</span> : null
}

export function PercentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  return <span>{formatPercent(cellData / 100, adminLocale(i18n.language))}</span>
}
