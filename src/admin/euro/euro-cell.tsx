import type { DefaultServerCellComponentProps } from 'payload'
import { formatEuro } from '@/design/format'
import { adminLocale } from '../admin-translations'

export function EuroCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <span>{formatEuro(cellData, adminLocale(i18n.language))}</span> : null
}
