import { describe, expect, it } from 'vitest'
import type { Page } from './choices'
import { refusedLike } from './refusals'

const onPage = (pageNumber: number) => {
  const proposal = (title: string, priceCents: number, y: number) => ({
    id: `${pageNumber} ${title} ${priceCents}`,
    pageNumber,
    title,
    packSize: null,
    priceCents,
    oldPriceCents: null,
    box: { x: 0.1, y, width: 0.3, height: 0.05 },
  })
  return {
    foot: proposal('Доставка от', 490, 0.9),
    fields: [0.1, 0.3, 0.5].map((y, at) => proposal('САМО', 299 + at, y)),
  }
}
const [one, two] = [onPage(1), onPage(2)]
const all = [one.foot, ...one.fields, two.foot, ...two.fields]
const pageOf = (pageNumber: number): Page => {
  const own = all.filter((each) => each.pageNumber === pageNumber)
  const block = (text: string, { box }: (typeof all)[number], size: number) => ({
    text,
    size,
    box: { ...box, height: size / 800 },
  })
  return {
    width: 600,
    height: 800,
    texts: {
      title: own.map((each) => block(each.title, each, 8)),
      oldPrice: own.map((each) => block(String(each.priceCents), each, each.title === 'САМО' ? 24 : 8)),
      packSize: [],
      line: [],
      amount: [],
    },
  }
}
const ids = (found: Set<string>) => [...found]

describe('a proposal that was refused', () => {
  it('is refused on the next page too, where the same words are at the same spot', () => {
    expect(ids(refusedLike([two.foot, ...two.fields], [one.foot], one.fields, pageOf))).toEqual([two.foot.id])
  })

  it('says nothing of fields that were read by the same words', () => {
    const [first, ...others] = one.fields
    if (!first) throw new Error('no field')
    expect(ids(refusedLike([...others, ...two.fields], [first], [], pageOf))).toEqual([])
    expect(ids(refusedLike(two.fields.slice(0, 1), [first], others, pageOf))).toEqual([])
  })

  it('says nothing where another print or no text of the page is known', () => {
    const larger = (pageNumber: number): Page => {
      const page = pageOf(pageNumber)
      const oldPrice = page.texts.oldPrice.map((block) => ({ ...block, size: pageNumber === 2 ? 24 : block.size }))
      return { ...page, texts: { ...page.texts, oldPrice } }
    }
    expect(ids(refusedLike([two.foot], [one.foot], [], larger))).toEqual([])
    expect(ids(refusedLike([two.foot], [one.foot], [], () => undefined))).toEqual([])
  })
})
