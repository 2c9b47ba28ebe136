import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import { type Locale, localePath, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { LegalPageWithDays } from '../data'
import { LegalArticle } from './legal-article'

const [earlier, current, coming] = ['2026-01-01', '2026-06-01', '2027-02-01'] as const

function shown(locale: Locale, validFrom: string): string {
  const text = (words: string) => ({ text: words, lang: locale })
  const page: LegalPageWithDays = {
    ...{ slug: 'terms', title: text('Title'), summary: text('Summary'), text: { content: null, lang: locale } },
    ...{ validFrom, days: [current, earlier], coming: [coming] },
  }
  return renderToStaticMarkup(
    <LegalArticle page={page} locale={locale} links={[]} parts={[]}>
      Words
    </LegalArticle>,
  )
}

const linkTo = (locale: Locale, path: string) => `href="${localePath(locale, path)}"`

it.each(locales)('leads in %s from the version in force to the one that comes, with its day', (locale) => {
  const html = shown(locale, current)
  const [notice = '', list = ''] = html.split('id="versions"')
  for (const part of [notice, list]) {
    expect(part).toContain(formatDay(coming, locale, 'full'))
    expect(part).toContain(linkTo(locale, `/legal/terms/${coming}`))
  }
  expect(html).not.toMatch(/legal\.\w|\.\./)
})

it.each(locales)('says in %s of a coming version that it applies later, and leads to the one in force', (locale) => {
  const [head = '', list = ''] = shown(locale, coming).split('id="versions"')
  const t = translatorFor(locale, 'legal')
  const day = formatDay(coming, locale, 'full')
  expect(head).toContain(t('from', { day }))
  expect(head).toContain(t('notYet'))
  expect(head).not.toContain(t('since', { day }))
  expect(head).toContain(linkTo(locale, '/legal/terms'))
  expect(list).toContain(linkTo(locale, `/legal/terms/${earlier}`))
  expect(head).not.toMatch(/legal\.\w|\.\./)
})

it.each(locales)('leads in %s from an earlier version to the one in force', (locale) => {
  const [head = ''] = shown(locale, earlier).split('id="versions"')
  expect(head).toContain(formatDay('2026-05-31', locale, 'full'))
  expect(head).toContain(linkTo(locale, '/legal/terms'))
  expect(head).not.toContain(formatDay(coming, locale, 'full'))
  expect(head).not.toMatch(/legal\.\w|\.\./)
})
