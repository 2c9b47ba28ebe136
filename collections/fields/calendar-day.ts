import type { TextField } from 'payload'
import { isCalendarDay } from '@/domain/calendar-day'
import { fieldLabel, type hint } from '../labels'
import { problem } from '../problems'

type Options = Pick<TextField, 'required'> & {
  name: 'validFrom' | 'validTo' | 'day' | 'publishedOn'
  description?: ReturnType<typeof hint>
}

/** A calendar day `YYYY-MM-DD` in Europe/Sofia: text, because a timestamp would move it over midnight. */
export function calendarDayField({ name, required = false, description }: Options): TextField {
  return {
    name,
    type: 'text',
    label: fieldLabel(name),
    required,
    index: true,
    admin: {
      ...(description ? { description } : {}),
      components: {
        Field: '@/admin/calendar-day-field#CalendarDayField',
        Cell: '@/admin/calendar-day-cell#CalendarDayCell',
      },
    },
    validate: (value, { req }) => {
      if (!value) return required ? problem('dayMissing', req.i18n.language) : true
      return isCalendarDay(value) || problem('day', req.i18n.language)
    },
  }
}
