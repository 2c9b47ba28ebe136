import { describe, expect, it } from 'vitest'
import { amountsFor } from './choices'
import { proposeMissed } from './missed-prices'
import { height, line, width } from './page-fixtures'
import { pageTexts, proposeOffers } from './propose'

const words = [
  line('Прясно мляко', 40, 100, 16),
  line('1,89 €', 40, 130, 30),
  line('Ръжен хляб', 300, 100, 16),
  line('2,49 г.', 300, 130, 30),
  line('Козе сирене', 40, 400, 16),
  line('5,99 г.', 40, 430, 30),
  line('тел. 02 981 20', 300, 700, 10),
].flat()
const page = { words, width, height, number: 1 }
const known = proposeOffers(page).map((offer) => ({ ...offer, pageNumber: 1 }))
const texts = { width, height, texts: pageTexts(page) }
const numberOf = (cents: number) => {
  const found = texts.texts.amount.find(({ text }) => text === String(cents))
  if (!found) throw new Error(`the page has no ${cents}`)
  return { cents, box: found.box, pageNumber: 1 }
}
const titles = (found: readonly { title: string; priceCents: number }[]) =>
  found.map(({ title, priceCents }) => `${title} ${priceCents}`)

describe('a price that was not read', () => {
  it('is among the numbers of its page, which the digits typed find; a price that was read is not', () => {
    expect(titles(known)).toEqual(['Прясно мляко 189'])
    expect(amountsFor('', texts, known).map(({ text }) => text)).toEqual(['249', '599'])
    expect(amountsFor('5,9', texts, known).map(({ text }) => text)).toEqual(['599'])
  })

  it('is read with its title when an editor names it, once', () => {
    const [read] = proposeMissed({ ...numberOf(249), like: false }, [page], () => known)
    expect(titles(read?.found ?? [])).toEqual(['Ръжен хляб 249'])
    expect(read?.replaced).toEqual([])
    const again = [...known, ...(read?.found ?? [])]
    expect(proposeMissed({ ...numberOf(249), like: false }, [page], () => again)).toEqual([])
  })

  it('brings those that are set like it on every page, and none that was read', () => {
    const other = { ...page, number: 2 }
    const read = proposeMissed({ ...numberOf(249), like: true }, [page, other], (number) => (number === 1 ? known : []))
    const all = read.map(({ number, found }) => [number, ...titles(found)])
    expect(all).toEqual([
      [1, 'Ръжен хляб 249', 'Козе сирене 599'],
      [2, 'Ръжен хляб 249', 'Козе сирене 599'],
    ])
  })

  it('takes the place of what was read of the same thing', () => {
    const cash = {
      words: [line('Ориз', 40, 100, 16), line('7,40', 40, 130, 20), line('8,88 €', 40, 160, 26)].flat(),
      width,
      height,
    }
    const rows = [
      {
        ...proposeOffers(cash)[0],
        pageNumber: 1,
        title: 'Ориз',
        priceCents: 740,
        box: { x: 0, y: 0, width: 1, height: 1 },
      },
    ]
    const number = pageTexts(cash).amount.find(({ text }) => text === '888')
    if (!number) throw new Error('the page has no 8,88')
    const missed = { cents: 888, box: number.box, pageNumber: 1, like: false }
    const [read] = proposeMissed(missed, [{ ...cash, number: 1 }], () => rows)
    expect(titles(read?.found ?? [])).toEqual(['Ориз 888'])
  })

  it('that is no number of the page is none', () => {
    const nowhere = { cents: 1, box: { x: 0.9, y: 0.9, width: 0.01, height: 0.01 }, pageNumber: 1, like: true }
    expect(proposeMissed(nowhere, [page], () => known)).toEqual([])
    expect(proposeMissed({ ...numberOf(249), pageNumber: 7, like: false }, [page], () => known)).toEqual([])
  })
})
