import { createHash } from 'node:crypto'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'
import { editionWords } from '../../editions/edition-words'
import type { BrochureDetail } from '../../types'
import { flowLabels } from '../flow-labels'
import { readerBrochure } from '../reader-brochure'
import type { Keepable } from './keepable'
import { isOutlived } from './rules'
import type { KeptBrochure } from './shapes'

type Read = Omit<BrochureDetail, 'related'>

export const mayBeKept = ({ validTo, pages }: Pick<Read, 'validTo' | 'pages'>, today: CalendarDay) =>
  pages.length > 0 && !isOutlived(validTo, today)

/** Undefined where nothing would be kept, because the brochure ended too long ago. */
export function keepableOf(brochure: Read, locale: Locale, today: CalendarDay): Keepable | undefined {
  if (!mayBeKept(brochure, today)) return undefined
  const { id, title, pages, validTo } = brochure
  const { button, sheet } = messagesOf(locale).kept
  return { id, title: title.text, pages: pages.length, validTo, locale, words: { button, sheet } }
}

/** Words are part of the version: those of a page that is a picture may be read later, from the same PDF. */
export function keptBrochureOf(
  brochure: Read,
  words: KeptBrochure['words'],
  { locale, today }: { locale: Locale; today: CalendarDay },
): KeptBrochure {
  const { id, validFrom, validTo } = brochure
  const reading = readerBrochure({ ...brochure, related: [] }, locale, today)
  const offers = translatorFor(locale, 'brochure.offers')
  const said = {
    id,
    edition: editionWords(brochure.towns, locale)?.text,
    validFrom,
    validTo,
    pastLabel: offers('past'),
    pastPeriod: offers('period', { past: 'true', period: '{period}' }),
    reading,
    flow: flowLabels(reading, locale),
    words,
  }
  // The pictures' addresses contain the hash of the PDF, so that another PDF is another version.
  const version = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
  return { ...said, version }
}
