import { expect, it } from 'vitest'
import type { Verdict } from '@/domain/reduction'
import { locales } from '@/i18n/routing'
import { reductionWords } from './price-words'

const startedOn = '2026-11-20'
const prior = { cents: 659, day: '2026-11-12' }
const said = (verdict: Verdict, locale: (typeof locales)[number] = 'en') =>
  reductionWords({ old: 999, verdict }, locale)

it('strikes the lowest price of the 30 days before a real reduction, and not the one that is printed', () => {
  expect(said({ answer: 'real', startedOn, prior, percent: 24 })).toEqual({
    struckCents: 659,
    words: '−24% on the lowest price of the 30 days before',
  })
  expect(said({ answer: 'real', startedOn, prior, percent: null }).words).toBe(
    'Lower than any price of the 30 days before',
  )
})

it('says of a reduction that is none when it cost as little, and strikes nothing', () => {
  expect(said({ answer: 'not-real', startedOn, prior })).toEqual({
    struckCents: null,
    words: 'Was already €6.59 on November 12',
  })
})

it.each(locales)('strikes nothing of which too little is known or which is not judged, in %s', (locale) => {
  for (const verdict of [
    { answer: 'unknown', startedOn, observedDays: 3 },
    { answer: 'unjudged', startedOn },
  ] satisfies Verdict[]) {
    const { struckCents, words } = said(verdict, locale)
    expect([struckCents, words]).toEqual([null, expect.stringMatching(/9[.,]99/)])
  }
})
