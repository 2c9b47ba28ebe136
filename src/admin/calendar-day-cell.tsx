import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { formatDay } from '@/design/format'
import { isCalendarDay } from '@/domain/calendar-day'
import { adminLocale } from './admin-translations'
import { Link } from './shell/link'

export function CalendarDayCell({ cellData, i18n, link, linkURL, ...rest }: DefaultServerCellComponentProps) {
  const { collectionSlug, payload, rowData } = rest
  if (!isCalendarDay(cellData)) return null
  const day = formatDay(cellData, adminLocale(i18n.language), 'short')
  if (!link) return <span>{day}</span>
  const href =
    linkURL ??
    formatAdminURL({
      adminRoute: payload.config.routes.admin,
      path: `/collections/${collectionSlug}/${encodeURIComponent(String(rowData.id))}`,
    })
  return (
    <Link href={href} prefetch={false}>
      {day}
    </Link>
  )
}
