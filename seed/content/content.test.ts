import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { multiBuyKinds } from '@/domain/multi-buy'
import { isSlug } from '@/domain/slug'
import { validityOf } from '@/domain/validity'
import { locales } from '@/i18n/routing'
import { drawBrochure } from '../drawing/brochures/brochure'
import { daysOf, ownDays, publicationOf } from '../write/days'
import { brochures } from './brochures'
import { categories } from './categories'
import { pages } from './pages'
import { drawPlan, townNamesOf } from './plan'
import { productGroups } from './product-groups'
import { isMedicine, products } from './products'
import { retailerOf, retailers } from './retailers'
import { cities, tagline } from './settings'
import type { Texts } from './types'

const texts: [string, Texts][] = [
  ['tagline', tagline],
  ...categories.flatMap(({ slug, name, description }): [string, Texts][] => [
    [`${slug} name`, name],
    [`${slug} description`, description],
  ]),
  ...retailers.map(({ slug, description }): [string, Texts] => [slug, description]),
  ...brochures.flatMap(({ slug, title, summary }): [string, Texts][] => [
    [`${slug} title`, title],
    [`${slug} summary`, summary],
  ]),
]

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2020-01-01', days))

describe('the voices of the demonstration', () => {
  const invented = { bg: /измислен/, de: /erfunden/, en: /invented/, ru: /придуман|выдуман/ }
  const voices = pages.flatMap(({ slug, blocks }) =>
    blocks.flatMap((block) => (block.blockType === 'testimonials' ? [{ slug, intro: block.intro }] : [])),
  )

  it.each(voices)('of $slug do not pass for those of real people', ({ intro }) => {
    for (const locale of locales)
      expect(intro && typeof intro === 'object' ? intro[locale] : '').toMatch(invented[locale])
  })
})

describe('the texts of the demonstration', () => {
  it.each(texts)('%s is written in every language', (_, text) => {
    for (const locale of locales) expect(text[locale].trim(), locale).not.toBe('')
    // A text left in the wrong language fails here, because its alphabet differs.
    expect(text.bg).toMatch(/[а-я]/i)
    expect(text.ru).toMatch(/[а-я]/i)
    expect(text.de).not.toMatch(/[а-я]/i)
    expect(text.en).not.toMatch(/[а-я]/i)
    expect(new Set([text.bg, text.de, text.en]).size).toBe(3)
    for (const locale of locales) expect(text[locale]).not.toContain('!')
  })

  it('names the towns of the footer in every language', () => {
    for (const locale of locales) expect(cities[locale]).toHaveLength(cities.bg.length)
  })
})

describe('the shops of the demonstration', () => {
  it('are at least sixteen, two or more in each of the eight categories, each with its own look', () => {
    expect(retailers.length).toBeGreaterThanOrEqual(16)
    expect(categories).toHaveLength(8)
    for (const { slug } of categories)
      expect(retailers.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(2)
    for (const key of ['main', 'mark', 'name', 'website'] as const)
      expect(new Set(retailers.map(({ look }) => look[key])).size).toBe(retailers.length)
  })

  it('have two to five branches with a settlement, a place on the map of Bulgaria and opening hours', () => {
    for (const { stores } of retailers) {
      expect(stores.length).toBeGreaterThanOrEqual(2)
      expect(stores.length).toBeLessThanOrEqual(5)
      for (const store of stores) {
        expect(store.settlement).toMatch(/^\d{5}$/)
        expect(store.latitude).toBeGreaterThan(41.2)
        expect(store.latitude).toBeLessThan(44.3)
        expect(store.longitude).toBeGreaterThan(22.3)
        expect(store.longitude).toBeLessThan(28.7)
        expect(store.hours.length).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it('live on reserved domains', () => {
    for (const { look } of retailers) expect(new URL(look.website).hostname).toMatch(/\.example\.com$/)
  })
})

describe('the brochures of the demonstration', () => {
  it('are at least forty, and every shop has one', () => {
    expect(brochures.length).toBeGreaterThanOrEqual(40)
    expect(new Set(brochures.map(({ slug }) => slug)).size).toBe(brochures.length)
    for (const { slug } of retailers) expect(brochures.some(({ retailer }) => retailer === slug)).toBe(true)
    for (const slug of brochures.flatMap(({ related }) => related ?? []))
      expect(brochures.some((each) => each.slug === slug)).toBe(true)
  })

  it('hold at least sixteen long ones of several sizes, one of them without text', () => {
    const drawn = brochures.flatMap(({ pdf }) => (pdf ? [pdf] : []))
    expect(drawn.filter(({ pages }) => pages >= 8 && pages <= 40).length).toBeGreaterThanOrEqual(16)
    expect(Math.max(...drawn.map(({ pages }) => pages))).toBe(40)
    expect(new Set(drawn.map(({ size }) => size))).toEqual(new Set(['a4', 'a5', 'square', 'landscape']))
    expect(drawn.filter(({ textLayer }) => textLayer === false)).toHaveLength(1)
  })

  it('are in every state on any day', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const seen = brochures
          .filter(({ publication }) => publication === 'published')
          .map((brochure) => validityOf(daysOf(brochure, today), today).state)
        expect(new Set(seen)).toEqual(new Set(['upcoming', 'valid', 'expires-today', 'expired']))
      }),
    )
    expect(new Set(brochures.map(({ publication }) => publication))).toEqual(
      new Set(['published', 'scheduled', 'draft']),
    )
    expect(brochures.some(({ publication, pdf }) => publication === 'draft' && pdf === null)).toBe(true)
  })

  it('say nothing in their summaries that is true on one day only', () => {
    const oneDay = {
      bg: /утре|вдругиден|днес|последен ден|последният ден|последни дни|края на деня|следващата седмица|след няколко дни/i,
      de: /\b(?:heute|morgen|bald|nächster? Woche|letzte[rn]? Tage?|in ein paar Tagen)\b/i,
      en: /\b(?:today|tonight|tomorrow|soon|next week|last days?|in a few days)\b/i,
      ru: /завтра(?!к)|сегодня|скоро|последни[ей] д[ен]|конца дня|следующей недели|через несколько дней/i,
    }
    for (const { slug, summary, publication } of brochures)
      if (publication !== 'draft')
        for (const locale of locales) expect(summary[locale], slug).not.toMatch(oneDay[locale])
  })

  it('are scheduled for a later day, before they begin to hold', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const brochure of brochures.filter(({ publication }) => publication === 'scheduled')) {
          const publication = publicationOf(brochure, today).toISOString().slice(0, 10)
          expect(publication > today).toBe(true)
          expect(publication < daysOf(brochure, today).validFrom).toBe(true)
        }
      }),
    )
  })

  it('carry an offer that outlives its expired brochure, and offers that end before theirs', () => {
    const today = '2026-02-28'
    const longest = brochures.filter(({ firstOfferUntil, to }) => firstOfferUntil !== undefined && to < 0)
    expect(longest.length).toBeGreaterThan(0)
    for (const brochure of longest) expect((ownDays(brochure, 0, today).validTo ?? '') >= today).toBe(true)
    const early = brochures.filter(
      (brochure) => (ownDays(brochure, 18, today).validTo ?? '9') < daysOf(brochure, today).validTo,
    )
    expect(early.length).toBeGreaterThan(0)
  })

  it('are editions of one week of one shop, where it has stores, with other prices in each', () => {
    const editions = brochures.filter(({ edition }) => edition)
    expect(new Set(editions.map(({ retailer, from, to }) => [retailer, from, to].join())).size).toBe(1)
    const [retailer] = editions.map((brochure) => retailerOf(brochure.retailer))
    const towns = editions.flatMap((brochure) => townNamesOf(brochure) ?? [])
    expect(towns).toEqual(['София', 'Варна', 'Плевен'])
    expect(retailer?.stores.map(({ town }) => town)).toEqual(expect.arrayContaining(towns))
    const [one, other] = editions.map((brochure) => drawPlan(brochure)?.products ?? [])
    const priceOf = (name: string) => other?.find((product) => product.name === name)?.cents
    const differing = one?.filter(({ name, cents }) => priceOf(name) !== cents) ?? []
    expect(differing).toHaveLength(2)
    for (const { name, cents, oldCents } of [...(one ?? []), ...(other ?? [])])
      expect(oldCents ?? cents + 1, name).toBeGreaterThan(cents)
  })

  it('print a deposit and each kind of price for several pieces in one that holds today, and none at the hero of its cover', async () => {
    const current = brochures.filter(({ from, to, publication }) => from <= 0 && to >= 0 && publication === 'published')
    const plans = current.flatMap((brochure) => drawPlan(brochure) ?? [])
    for (const {
      slug,
      products: [hero],
    } of plans)
      expect(hero?.multiBuy, slug).toBeNull()
    const plan = plans.find(({ slug }) => slug === 'kvartalno-blizo-do-doma')
    if (!plan) throw new Error('the brochure does not hold today')
    const { offers } = await drawBrochure(plan)
    expect(new Set(offers.flatMap(({ product }) => product.multiBuy?.kind ?? []))).toEqual(new Set(multiBuyKinds))
    expect(offers.flatMap(({ product }) => product.depositCents ?? [])).toContain(10)
  })

  it('find every product that they put on their cover', () => {
    for (const brochure of brochures)
      expect(drawPlan(brochure)?.products.length ?? 99, brochure.slug).toBeGreaterThanOrEqual(4)
    for (const brochure of brochures) expect(retailerOf(brochure.retailer).slug).toBe(brochure.retailer)
  })
})

describe('the products of the demonstration', () => {
  it('cost less than before where an old price is named', () => {
    for (const { name, cents, oldCents } of products) expect(oldCents ?? cents + 1, name).toBeGreaterThan(cents)
  })

  it('make no deal of a medicine', () => {
    expect(products.filter(isMedicine).length).toBeGreaterThan(0)
    for (const medicine of products.filter(isMedicine)) expect(medicine.oldCents, medicine.name).toBeNull()
  })
})

describe('the product groups', () => {
  it('have a title and other names in every language and alphabet', () => {
    for (const { slug, title, synonyms } of productGroups) {
      for (const text of [title, synonyms]) {
        for (const locale of ['bg', 'ru'] as const) expect(text[locale], slug).toMatch(/[а-я]/i)
        for (const locale of ['de', 'en'] as const) expect(text[locale], slug).toMatch(/^[^а-я]+$/i)
      }
    }
  })

  it('are the 101 official ones, each with an address of its own', () => {
    expect(productGroups.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, index) => index + 1))
    expect(new Set(productGroups.map(({ slug }) => slug)).size).toBe(101)
    for (const { slug } of productGroups) expect(isSlug(slug), slug).toBe(true)
  })

  it('refuse badges to medicines, tobacco and infant formula', () => {
    const excluded = productGroups.filter(({ verdictRule }) => verdictRule !== 'none').map(({ number }) => number)
    expect(excluded).toEqual([65, 78, ...Array.from({ length: 16 }, (_, index) => index + 86)])
  })
})
