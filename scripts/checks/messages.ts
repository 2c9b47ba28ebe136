import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/i18n/routing'
import { faults, type Messages, rejectedWords } from './message-faults'

/** Checks that every text exists in every language, can be parsed, takes the same values, and has no rejected word. */
const all = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages]),
)
const found = [...faults(all, defaultLocale), ...rejectedWords(all)]
for (const fault of found) console.error(`  ${fault}`)
process.exit(found.length > 0 ? 1 : 0)
