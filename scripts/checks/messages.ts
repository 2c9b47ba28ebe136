import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/i18n/routing'
import { faults, isPlain, type Messages, rejectedWords } from './message-faults'

/** Checks that every text exists in every language, can be parsed, takes the same values, and has no rejected word. */
const files = locales.map((locale) => [locale, readFileSync(`messages/${locale}.json`, 'utf8')] as const)
const all = Object.fromEntries(files.map(([locale, text]) => [locale, JSON.parse(text) as Messages]))
const repeated = files.flatMap(([locale, text]) =>
  isPlain(text) ? [] : `${locale}: a key stands twice, or the format is not plain`,
)
const found = [...repeated, ...faults(all, defaultLocale), ...rejectedWords(all)]
for (const fault of found) console.error(`  ${fault}`)
process.exit(found.length > 0 ? 1 : 0)
