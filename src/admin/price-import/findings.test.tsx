import { decisions } from '@collections/prices/import-statuses'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type DayReport,
  type Doubted,
  type FileReport,
  type Flag,
  holdKinds,
} from '@/features/price-data/import/report'
import { type Locale, locales } from '@/i18n/routing'
import bg from '../../../messages/bg.json'
import de from '../../../messages/de.json'
import en from '../../../messages/en.json'
import ru from '../../../messages/ru.json'
import { ComparisonList, DoubtedList, FileTable, FlagList } from './findings'

const messages = { bg, de, en, ru }

/** One flag of every kind: a new kind is a type error until it is added here. */
const flags: { [Kind in Flag['kind']]: Extract<Flag, { kind: Kind }> } = {
  'ends-early': { kind: 'ends-early' },
  'older-day': { kind: 'older-day', newest: '2026-05-13' },
  'rows-lost': { kind: 'rows-lost', chain: 'Верига', before: 2000, now: 1000 },
  'chain-missing': { kind: 'chain-missing', chain: 'Верига', before: 2000, last: '2026-05-13' },
  'rows-spoilt': { kind: 'rows-spoilt', chain: 'Верига', now: 3, example: '68134;Магазин;Мл?ко;1' },
  'same-content': { kind: 'same-content', file: 'Б.csv', as: 'А.csv' },
  'company-twice': { kind: 'company-twice', file: 'Б.csv', as: 'А.csv' },
  'unknown-name': { kind: 'unknown-name', file: 'Б.csv' },
  'no-rows': { kind: 'no-rows', file: 'Б.csv' },
  currency: { kind: 'currency', chain: 'Верига', factor: 1.96 },
}
const file: FileReport = {
  file: 'Верига_1.csv',
  chain: 'Верига',
  rows: 1200,
  rejected: { columns: 1, settlement: 2, product: 3, code: 4, group: 5, price: 6, store: 1, characters: 2 },
  repeated: 7,
  promosIgnored: 8,
  namesDiffer: 9,
  listings: 10,
  stores: 11,
}
const comparison = {
  before: '2026-05-13',
  rows: { before: 3000, now: 1000 },
  chains: { before: 12, now: 11 },
  prices: { compared: 900, jumped: 800 },
}
const report: DayReport = {
  day: '2026-05-14',
  files: [file],
  flags: Object.values(flags),
  doubted: [],
  missingDays: ['2026-05-12'],
  comparison,
}

function shown(locale: Locale, found: DayReport) {
  const { priceImport } = messages[locale]
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Europe/Sofia"
      messages={{ priceImport }}
      onError={(error) => {
        throw error
      }}
    >
      {found.comparison && <ComparisonList comparison={found.comparison} />}
      <DoubtedList doubted={found.doubted} actions={() => null} />
      <FlagList report={found} />
      <FileTable files={found.files} />
    </NextIntlClientProvider>,
  )
}

const chain = 'Верига'
const company = `${chain} ООД`

const doubted: Doubted[] = decisions.map((decision, at) => ({
  file: `Верига_${at}.csv`,
  chain,
  company,
  number: String(at),
  reasons: holdKinds.map((kind) => ({ kind, before: 60, now: 20 })),
  factor: 1.96,
  example: { line: 7, text: '"68134","Магазин","Мляко 1л","1","6","3.89",""' },
  keeps: at === 0 ? null : '2026-05-13',
  rows: 20,
  decision,
}))

describe.each(locales)('what an import found, in %s', (locale) => {
  it('is said in a sentence for each thing to look at', () => {
    const html = shown(locale, { ...report, comparison: null })
    expect(html.match(/<li>[^<]{20,}<\/li>/g)).toHaveLength(Object.keys(flags).length + 1)
  })

  it('names the chains that keep their last day, why, and a line of each', () => {
    const html = shown(locale, { ...report, comparison: null, flags: [], missingDays: [], doubted })
    expect(html.match(new RegExp(`<strong[^>]*>${chain} \\(${company}\\)</strong>`, 'g'))).toHaveLength(
      decisions.length,
    )
    const [one = ''] = html.match(/<strong[\s\S]*?<\/li>/) ?? []
    expect(one.match(/<p>[^<]{12,}<\/p>/g)?.length).toBeGreaterThanOrEqual(holdKinds.length)
    expect(html.match(/<code>&quot;68134&quot;,[^<]+<\/code>/g)).toHaveLength(decisions.length)
    expect(html).not.toMatch(/[{}]|priceImport/)
  })

  it('is compared with the day before, with the figures and the reasons to doubt it', () => {
    const html = shown(locale, { ...report, flags: [], missingDays: [] })
    expect(html.match(/<strong>[^<]{20,}<\/strong>/g)).toHaveLength(2)
    expect(
      html
        .match(/<li>[^<]+<\/li>/g)
        ?.map((line) => line.match(/\d[\d\s.,\u00a0\u202f]*\d/g)?.map((n) => n.replace(/\D/g, ''))),
    ).toEqual([
      ['1000', '3000'],
      ['11', '12'],
      ['800', '900'],
    ])
  })

  it('is counted for each chain, with the reasons of what was rejected', () => {
    const html = shown(locale, { ...report, flags: [], missingDays: [], comparison: null })
    expect(html.match(/<small>[^<]{5,}<\/small>/g)).toHaveLength(8)
    expect(html.match(/<td>[^<]+<\/td>/g)?.map((cell) => cell.replace(/\D/g, ''))).toEqual(
      Array(2).fill(['1200', '24', '10', '11', '7', '8', '9']).flat(),
    )
  })
})
