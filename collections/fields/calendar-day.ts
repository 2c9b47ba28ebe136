import type { TextField } from 'payload'
import { isCalendarDay } from '@/domain/calendar-day'
import { daysSources } from '@/domain/days-source'
import { locales } from '@/i18n/routing'
import { problem } from '../document-endpoint'
import { daysFromLabel, fieldLabel, type hint } from '../labels'

/** A format that suits all four languages; the picker's default is American. */
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd.MM.yyyy HH:mm',
  timeFormat: 'HH:mm',
} as const

/** The field of a moment that staff type: by Sofia's clock, whatever that of their device says. */
export const sofiaMoment = '@/admin/sofia-moment-field#SofiaMomentField'

type Options = Pick<TextField, 'required'> & {
  notBefore?: 'validFrom'
  name: 'validFrom' | 'validTo' | 'day' | 'publishedOn' | 'deliveryFrom' | 'deliveryTo'
  description?: ReturnType<typeof hint>
  /** Shows `daysFrom` of the same document, which says where proposed days come from. */
  saysSource?: boolean
}

const outOfOrder = Object.fromEntries(locales.map((language) => [language, problem('dayOrder', language)]))

const sources = Object.fromEntries(daysSources.map((source) => [source, daysFromLabel(source)]))

/** `YYYY-MM-DD` in Europe/Sofia, stored as text because a timestamp would shift across midnight. */
export function calendarDayField(options: Options): TextField {
  const { name, required = false, notBefore, description, saysSource = false } = options
  return {
    name,
    type: 'text',
    label: fieldLabel(name),
    required,
    index: true,
    admin: {
      ...(description ? { description } : {}),
      components: {
        Field: {
          path: '@/admin/calendar-day-field#CalendarDayField',
          clientProps: { ...(notBefore ? { notBefore, outOfOrder } : {}), ...(saysSource ? { sources } : {}) },
        },
        Cell: '@/admin/calendar-day-cell#CalendarDayCell',
      },
    },
    validate: (value, { req, siblingData }) => {
      if (!value) return required ? problem('dayMissing', req.i18n.language) : true
      if (!isCalendarDay(value)) return problem('day', req.i18n.language)
      const first = notBefore && dayIn(siblingData, notBefore)
      return !first || first <= value || problem('dayOrder', req.i18n.language)
    },
  }
}

function dayIn(data: object, name: string): string | null {
  const day: unknown = Object.entries(data).find(([known]) => known === name)?.[1]
  return typeof day === 'string' && isCalendarDay(day) ? day : null
}
