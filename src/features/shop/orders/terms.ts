import { convertLexicalToPlaintext, type PlaintextConverters } from '@payloadcms/richtext-lexical/plaintext'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { legalPath, readLegalDays, readLegalPage } from '@/features/content/legal/data'
import { isRichText } from '@/features/content/pages/rich-text-parts'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Database } from '@/server/db/transaction'
import type { Terms } from './contract-terms'

const converters: PlaintextConverters = {
  listitem: ({ childIndex, node, nodesToPlaintext }) =>
    `${childIndex > 0 ? '\n' : ''}– ${nodesToPlaintext({ nodes: node.children }).join('')}`,
}

/**
 * The terms in force at a time, in a language or else in Bulgarian. They are part of the confirmation, because a link
 * to a page is no durable medium (CJEU C-49/11).
 */
export async function readTerms(database: Database, locale: Locale, now: Date): Promise<Terms> {
  const slug = 'terms'
  const [day] = (await readLegalDays(database, slug, sofiaDay(now))).days
  const page = day && (await readLegalPage(database, slug, day, locale))
  if (!page) return { paragraphs: [], path: legalPath(slug) }
  const { content } = page.text
  const text = content && isRichText(content) ? convertLexicalToPlaintext({ data: content, converters }) : ''
  const title = translatorFor(locale, 'orderMails')('termsTitle', {
    title: page.title.text,
    day: formatDay(page.validFrom, locale, 'full'),
  })
  return { paragraphs: [title, page.summary.text, ...text.split('\n\n')].filter(Boolean), path: legalPath(slug, day) }
}
