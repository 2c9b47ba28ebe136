import { addDays } from '@/domain/calendar-day'
import { calendarFile, calendarText } from '@/domain/icalendar'
import type { FeedBrochure } from '@/features/brochures/list-query'
import type { Locale } from '@/i18n/routing'
import { brochureUrl, feedEntryTitle } from './atom'
import type { FeedHead } from './read-feed'

/**
 * RFC 5545: a whole-day event of the days of validity for each brochure. Calendars replace an event by its UID, so
 * changed days move it.
 */
export function brochureCalendar({ locale, title, self }: FeedHead, brochures: FeedBrochure[]): string {
  const name = calendarText(title)
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broshura//Brochures//EN',
    'CALSCALE:GREGORIAN',
    // RFC 7986; most calendars only know the older name with X.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `SOURCE;VALUE=URI:${self}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...(brochures.length > 0 ? brochures.flatMap((brochure) => eventOf(brochure, locale)) : noEvent),
    'END:VCALENDAR',
  ])
}

/** A calendar must have a component (RFC 5545, section 3.6). */
const noEvent = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventOf(brochure: FeedBrochure, locale: Locale): string[] {
  const { id, slug, title, summary, category, validFrom, validTo, published, modified } = brochure
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instant(modified)}`,
    `CREATED:${instant(published)}`,
    `LAST-MODIFIED:${instant(modified)}`,
    `DTSTART;VALUE=DATE:${date(validFrom)}`,
    // The end is the first day that no longer belongs to the event.
    `DTEND;VALUE=DATE:${date(addDays(validTo, 1))}`,
    `SUMMARY;LANGUAGE=${title.lang}:${calendarText(feedEntryTitle(brochure))}`,
    ...(summary.text ? [`DESCRIPTION;LANGUAGE=${summary.lang}:${calendarText(summary.text)}`] : []),
    `CATEGORIES;LANGUAGE=${category.name.lang}:${calendarText(category.name.text)}`,
    `URL:${brochureUrl(slug, locale)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const date = (day: string) => day.replaceAll('-', '')

/** ISO 8601 in UTC, without fractions of a second: `20261128T120000Z`. */
const instant = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
