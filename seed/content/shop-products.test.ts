import { describe, expect, it } from 'vitest'
import { isEan } from '@/domain/ean'
import { isSlug } from '@/domain/slug'
import { locales } from '@/i18n/routing'
import { designs } from '../drawing/goods/designs'
import { shopColours } from './goods/colours'
import { makers } from './goods/makers'
import { promotions } from './goods/promotions'
import { sizeCharts } from './goods/size-charts'
import { productTerms } from './goods/terms'
import { eanOf, skuOf, stockOf } from './goods/variants'
import { shopProducts } from './shop-products'
import type { Texts } from './types'

const range = shopProducts.filter(({ sample }) => !sample)
const variants = shopProducts.flatMap((product) =>
  product.colours.flatMap((colour) => product.sizes.map((size) => skuOf(product, colour, size))),
)

/** Vague environmental claims, which directive (EU) 2024/825 forbids. */
const greenWords =
  /\b(?:eco|bio|green|organic|sustainab|climate|nachhaltig|ökolog|umwelt|klima(?!anlage))|(?:^|[^а-я])(?:еко|био|экол|устойчив|зелен(?:и|ые) (?:дрехи|вещи)|природосъобраз|органич)/iu

function textsOf({ title, summary, description, features }: (typeof shopProducts)[number]): Texts[] {
  const lines = features.bg.map((_, at) => ({
    bg: features.bg[at] ?? '',
    de: features.de[at] ?? '',
    en: features.en[at] ?? '',
    ru: features.ru[at] ?? '',
  }))
  return [title, summary, description, ...lines]
}

describe('the goods of the demonstration', () => {
  it('are at least 120 products in at least 1,000 variants, each with a number and an EAN of its own', () => {
    expect(range.length).toBeGreaterThanOrEqual(120)
    expect(variants.length).toBeGreaterThanOrEqual(1000)
    for (const list of [shopProducts.map(({ slug }) => slug), shopProducts.map(({ sku }) => sku), variants])
      expect(new Set(list).size).toBe(list.length)
    expect(new Set(variants.map(eanOf)).size).toBe(variants.length)
    expect(variants.map(eanOf).filter((ean) => !isEan(ean))).toEqual([])
    for (const { slug } of shopProducts) expect(isSlug(slug), slug).toBe(true)
  })

  it.each(shopProducts.map((product) => [product.slug, product] as const))(
    '%s is described in every language',
    (_, product) => {
      for (const locale of locales) {
        expect(product.features[locale].length).toBeGreaterThan(0)
        expect(product.title[locale].length).toBeLessThanOrEqual(60)
        expect(product.summary[locale].split(/\s+/).length).toBeGreaterThanOrEqual(5)
      }
      for (const text of textsOf(product)) {
        for (const locale of locales) {
          expect(text[locale].trim()).toBe(text[locale])
          expect(text[locale]).not.toBe('')
          expect(text[locale]).not.toContain('!')
          expect(text[locale]).not.toMatch(greenWords)
        }
        expect(text.de).not.toMatch(/[а-я]/i)
        expect(text.en).not.toMatch(/[а-я]/i)
        // A Latin letter among Cyrillic ones looks right but is not found by a search.
        for (const locale of ['bg', 'ru'] as const) expect(text[locale]).not.toMatch(/[а-я][a-z]|[a-z][а-я]/i)
      }
    },
  )

  it('have fibres that add up to 100 percent, care, a maker, and no feature that says these again', () => {
    for (const { slug, composition, care, maker, features } of shopProducts) {
      expect(
        composition.reduce((sum, { percent }) => sum + percent, 0),
        slug,
      ).toBe(100)
      expect(care.length, slug).toBeGreaterThan(0)
      expect(Object.keys(makers)).toContain(maker)
      expect(features.en.join(), slug).not.toMatch(/%|wash|dry clean/i)
    }
    for (const { address, email } of Object.values(makers)) {
      expect(address).toMatch(/\d{4,5}/)
      expect(email).toMatch(/\.example$/)
    }
  })

  it('use every colour, category, tag, size chart and design of goods at least once', () => {
    const used = (of: (product: (typeof shopProducts)[number]) => string[]) => new Set(shopProducts.flatMap(of))
    expect(shopColours.map(({ slug }) => slug).filter((slug) => !used(({ colours }) => colours).has(slug))).toEqual([])
    const terms = used(({ categories, tags }) => [...categories, ...tags])
    expect(productTerms.map(({ slug }) => slug).filter((slug) => !terms.has(slug))).toEqual([])
    const charts = used(({ sizeChart }) => (sizeChart ? [sizeChart] : []))
    expect(Object.keys(sizeCharts).filter((name) => !charts.has(name))).toEqual([])
    const drawn = used(({ design }) => [design])
    expect(Object.keys(designs).filter((name) => !drawn.has(name))).toEqual([])
  })

  it('are partly sold out, partly nearly so, and never wholly', () => {
    const stock = variants.map(stockOf)
    const share = (of: (count: number) => boolean) => stock.filter(of).length / stock.length
    expect(share((count) => count === 0)).toBeGreaterThan(0.05)
    expect(share((count) => count >= 1 && count <= 3)).toBeGreaterThan(0.1)
    for (const product of range)
      expect(
        product.colours
          .flatMap((colour) => product.sizes.map((size) => stockOf(skuOf(product, colour, size))))
          .some(Boolean),
        product.slug,
      ).toBe(true)
  })

  it('are reduced now, soon, and no longer', () => {
    for (const slug of promotions.flatMap(({ products }) => products))
      expect(
        range.some((product) => product.slug === slug),
        slug,
      ).toBe(true)
    expect(promotions.some(({ from, to }) => from <= 0 && to >= 0)).toBe(true)
    expect(promotions.some(({ from }) => from > 0)).toBe(true)
    expect(promotions.some(({ to }) => to < 0)).toBe(true)
  })
})
