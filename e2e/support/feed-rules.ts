import { convert } from 'xmlbuilder2'
import { z } from 'zod'
import { addDays, isCalendarDay } from '../../src/domain/calendar-day'

/** The parser leaves the entities of XML as they are. */
const decoded = (raw: string) =>
  raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const text = z.union([z.string(), z.object({ '#': z.string() }).transform((found) => found['#'])]).pipe(
  z
    .string()
    .min(1)
    .transform((raw) => decoded(raw)),
)
const link = z.object({ '@rel': z.string(), '@href': z.url().transform((raw) => decoded(raw)), '@type': z.string() })
const several = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), item.transform((one) => [one])])
    .optional()
    .transform((found) => found ?? [])
const person = z.object({ name: z.string().min(1) })
const unique = (values: string[]) => new Set(values).size === values.length

const hasOneAlternate = (links: z.infer<typeof link>[]) =>
  unique(links.filter(({ '@rel': rel }) => rel === 'alternate').map(({ '@type': type }) => type))

const entry = z.object({
  id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  title: text,
  updated: z.iso.datetime(),
  published: z.iso.datetime(),
  summary: text,
  author: person,
  category: z.object({ '@term': z.string(), '@label': z.string() }),
  link: several(link).refine(hasOneAlternate),
})

/** The rules of RFC 4287 (sections 4.1.1 and 4.1.2) for an Atom feed of brochures. */
const atom = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    '@xml:lang': z.string(),
    id: z.url(),
    title: text,
    updated: z.iso.datetime(),
    author: person,
    link: several(link)
      .refine(hasOneAlternate)
      .refine((links) => links.filter(({ '@rel': rel }) => rel === 'self').length === 1),
    entry: several(entry).refine((entries) => unique(entries.map(({ id }) => id))),
  }),
})

/** @throws if the text is no well-formed XML or breaks a rule of Atom */
export function readAtom(xml: string) {
  const { feed } = atom.parse(convert(xml, { format: 'object' }))
  return { ...feed, self: feed.link.find((each) => each['@rel'] === 'self')?.['@href'] ?? '' }
}

type Property = { name: string; parameters: string; value: string }
type Component = { name: string; properties: Property[]; parts: Component[] }

const textProperties = new Set(['SUMMARY', 'DESCRIPTION', 'CATEGORIES', 'NAME', 'X-WR-CALNAME', 'PRODID', 'UID'])
const onceInEvent = [
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SUMMARY',
  'DESCRIPTION',
  'URL',
  'CREATED',
  'LAST-MODIFIED',
  'TRANSP',
]

/** @throws if the text breaks a rule of RFC 5545 */
export function readCalendar(file: string) {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('lines end with CRLF (3.1)')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets (3.1): ${line}`)
  const root: Component = { name: '', properties: [], parts: [] }
  const open = [root]
  for (const line of file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')) {
    const property = propertyOf(line)
    const inner = { name: property.value, properties: [], parts: [] }
    if (property.name === 'BEGIN') {
      open.at(-1)?.parts.push(inner)
      open.push(inner)
    } else if (property.name === 'END') {
      if (open.pop()?.name !== property.value) throw new Error(`END without its BEGIN (3.6): ${line}`)
    } else open.at(-1)?.properties.push(property)
  }
  const [calendar, ...others] = root.parts
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR' || others.length > 0) throw new Error('one VCALENDAR (3.4)')
  if (oneValue(calendar, 'VERSION') !== '2.0' || !oneValue(calendar, 'PRODID')) throw new Error('VERSION, PRODID (3.6)')
  if (calendar.parts.length === 0) throw new Error('a calendar has a component (3.6)')
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT').map(eventOf)
  if (!unique(events.map(({ uid }) => uid))) throw new Error('a UID is used once (3.8.4.7)')
  return { name: plain(oneValue(calendar, 'X-WR-CALNAME')), events }
}

function propertyOf(line: string): Property {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? []
  if (!name) throw new Error(`no content line (3.1): ${line}`)
  const escaped = /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u
  if (textProperties.has(name) && !escaped.test(value)) throw new Error(`text is escaped (3.3.11): ${line}`)
  return { name, parameters, value }
}

function oneValue({ properties }: Component, name: string, parameters?: string): string {
  const found = properties.filter((property) => property.name === name)
  if (found.length > 1) throw new Error(`${name} is given twice (3.6)`)
  if (parameters !== undefined && found[0]?.parameters !== parameters) throw new Error(`parameters of ${name}`)
  return found[0]?.value ?? ''
}

const plain = (value: string) => value.replaceAll(/\\([\\;,])/g, '$1').replaceAll(/\\n/gi, '\n')

function dayOf(value: string): string {
  const day = value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (!isCalendarDay(day)) throw new Error(`a date (3.3.4): ${value}`)
  return day
}

function eventOf(event: Component) {
  for (const name of onceInEvent) oneValue(event, name)
  if (!/^\d{8}T\d{6}Z$/.test(oneValue(event, 'DTSTAMP'))) throw new Error('DTSTAMP is in UTC (3.8.7.2)')
  const first = dayOf(oneValue(event, 'DTSTART', ';VALUE=DATE'))
  const last = addDays(dayOf(oneValue(event, 'DTEND', ';VALUE=DATE')), -1)
  const uid = oneValue(event, 'UID')
  if (!uid || last < first) throw new Error('UID, and an end after the start (3.6.1)')
  return { uid, first, last, summary: plain(oneValue(event, 'SUMMARY')), url: oneValue(event, 'URL') }
}
