import { describe, expect, it } from 'vitest'
import type { MultiBuy } from '@/domain/multi-buy'
import { readMultiBuy } from '@/domain/multi-buy-words'
import { locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { conditionText } from './multi-buy-text'
import { offerTerms } from './offer-terms'

const twoForThree: MultiBuy = { kind: 'amount', pieces: 2, amountCents: 300 }
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

describe('what is said beside a price', () => {
  it.each([
    ['bg', '2 за 3,00 € · 1,50 € за брой', '+ 0,25 € депозит'],
    ['de', '2 für 3,00 € · 1,50 € je Stück', '+ 0,25 € Pfand'],
    ['en', '2 for €3.00 · €1.50 each', '+ €0.25 deposit'],
    ['ru', '2 за 3,00 € · 1,50 € за штуку', '+ 0,25 € залог'],
  ] as const)('in %s is what several cost with the price of one, and the deposit', (locale, several, deposit) => {
    const offer = { priceCents: 199, multiBuy: twoForThree, depositCents: 25 }
    expect(plain(offerTerms(offer, locale))).toEqual([several, deposit])
  })

  it('is the condition of the price itself, where no other is known', () => {
    const offer = { priceCents: 150, multiBuy: twoForThree, depositCents: null }
    expect(plain(offerTerms(offer, 'bg'))).toEqual(['цена за брой при покупка на 2 за 3,00 €'])
    expect(plain(offerTerms(offer, 'de'))).toEqual(['Stückpreis beim Kauf von 2 für 3,00 €'])
  })

  it('is nothing of an offer without terms', () => {
    expect(offerTerms({ priceCents: 199, multiBuy: null, depositCents: null }, 'bg')).toEqual([])
    expect(offerTerms({ priceCents: 199, multiBuy: null, depositCents: 0 }, 'bg')).toEqual([])
  })
})

describe.each(locales)('the words of a multi-buy price in %s', (locale) => {
  it.each<MultiBuy>([
    twoForThree,
    { kind: 'amount', pieces: 3, amountCents: 200 },
    { kind: 'free', pieces: 2, free: 1 },
    { kind: 'percent', pieces: 2, percentOff: 50 },
    { kind: 'percent', pieces: 4, percentOff: 100 },
  ])('are read as they were meant: %j', (multiBuy) => {
    expect(readMultiBuy(conditionText(multiBuy, locale, translatorFor(locale, 'multiBuy')))).toEqual(multiBuy)
  })
})
