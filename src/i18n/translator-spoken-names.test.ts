import { expect, it } from 'vitest'
import { locales } from './routing'
import { messagesOf } from './translator'

/** Texts of their own, not names of something on which the shorter text is written. */
const others = new Set([
  'admin.operation.attemptsOf',
  'admin.orders.returns.cameOf',
  'compare.replaceNamed',
  'feeds.titleOf',
  'lists.app.planOne',
  'prices.history.tableOf',
  'prices.overviewTitleOf',
  'reviews.noneOf',
  'viewer.shortPageOf',
])

function unspoken(texts: object, path = ''): string[] {
  const entries = Object.entries(texts)
  const words = new Map(entries)
  return entries.flatMap(([key, text]) => {
    if (typeof text !== 'string') return unspoken(text, `${path}${key}.`)
    const written = words.get(/^(.+)(?:Named|Of|One)$/.exec(key)?.[1] ?? '')
    if (typeof written !== 'string' || text.toLowerCase().includes(written.toLowerCase())) return []
    return others.has(path + key) ? [] : [`${path}${key}: ${text}`]
  })
}

/** People who speak to their device say what is written on the button (WCAG 2.5.3). */
it.each(locales)('the name of a button contains what is written on it, in %s', (locale) => {
  expect(unspoken(messagesOf(locale))).toEqual([])
})
