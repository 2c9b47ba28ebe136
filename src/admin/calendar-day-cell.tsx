import type { DefaultServerCellComponentProps } from 'payload'
import { formatDay } from '@/design/format'
import { isCalendarDay } from '@/domain/calendar-day'
import { adminLocale } from './admin-translations'

/** A calendar day in a list, as people write it. */
export function CalendarDayCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return isCalendarDay(cellData) ? <span>{formatDay(cellData, adminLocale(i18n.language), 'short')}</span> : null
}
