import { describe, expect, it } from 'vitest'
import { line, page } from './page-fixtures'

const read = (...lines: Parameters<typeof page>) => page(...lines).map(({ title, priceCents }) => [title, priceCents])

describe('a table', () => {
  const goods = ['Ориз бял', 'Захар', 'Леща едра', 'Брашно', 'Боб зрял']
  const rows = (of: (name: string, at: number) => Parameters<typeof page>, step = 30) =>
    goods
      .flatMap((name, at) =>
        of(name, at).map((words) => words.map(([text, x, y, w, h]) => [text, x, y + (at * step) / 800, w, h] as const)),
      )
      .map((words) => words.map(([text, x, y, w, h]): Parameters<typeof page>[number][number] => [text, x, y, w, h]))

  it('has goods with packs, and these are no variants of its heading', () => {
    const table = rows((name, at) => [
      line(name, 50, 100, 12),
      line(`${at + 1}0 кг`, 250, 100, 12),
      line(`${at + 1},99 €`, 400, 98, 16),
    ])
    expect(page(line('Опаковка', 245, 70, 10), ...table).map(({ title, packSize }) => [title, packSize])).toEqual(
      goods.map((name, at) => [name, `${at + 1}0 кг`]),
    )
  })

  it('numbers its rows and its articles, and neither names anything', () => {
    const numbered = rows((name, at) => [line(`${at + 7} ${name}`, 50, 100, 12), line(`${at + 1},99 €`, 400, 98, 16)])
    const articles = rows((name, at) => [
      line(`№ 38001234000${at}1 ${name}`, 50, 100, 12),
      line(`${at + 1},99 €`, 400, 98, 16),
    ])
    for (const table of [numbered, articles])
      expect(read(...table)).toEqual(goods.map((name, at) => [name, at * 100 + 199]))
  })

  it('has a name in each row, also where the rows stand as close as the lines of a text', () => {
    const table = rows((name, at) => [line(name, 50, 100, 12), line(`${at + 1},99 €`, 300, 99, 14)], 18)
    expect(read(...table)).toEqual(goods.map((name, at) => [name, at * 100 + 199]))
  })

  it('says in its heads what is the old price and in which currency', () => {
    const table = rows((name, at) => [
      line(name, 50, 100, 12),
      line(`${at + 2}.50`, 300, 100, 12),
      line(`${at + 1}.99`, 400, 100, 12),
    ])
    const heads = [line('преди', 290, 80, 10), line('EUR', 400, 80, 10)]
    expect(page(...heads, ...table)).toMatchObject(
      goods.map((_, at) => ({ priceCents: at * 100 + 199, oldPriceCents: at * 100 + 250, uncertain: false })),
    )
  })

  it('has no prices where its head says percent', () => {
    const rates = rows((name, at) => [line(name, 50, 100, 12), line(`${at + 3},25`, 300, 100, 12)])
    expect(read(line('Лихва', 280, 80, 10), line('%', 308, 80, 10), ...rates)).toEqual([])
    expect(read(line('20 %', 293, 80, 10), ...rates)).toHaveLength(goods.length)
  })
})

describe('an invoice', () => {
  const rows = ['Ориз бял', 'Захар', 'Леща едра'].flatMap((name, at) => [
    line(name, 50, 200 + at * 30, 12),
    line(`${at + 1},99 €`, 300, 200 + at * 30, 12),
    line(`${at + 19},90 €`, 400, 200 + at * 30, 12),
  ])

  it.each([
    ['ФАКТУРА № 0000012345', 'Сума за плащане 59,70 €'],
    ['Invoice No 2210', 'Amount due 59.70 €'],
    ['Rechnung Nr 2210', 'IBAN DE02 1203 0000 0000 2020 51'],
    ['Счёт-фактура № 17', 'Итого с НДС 59,70 €'],
  ])('with %s and %s has no offers', (head, foot) => {
    expect(read(line(head, 50, 80, 16), ...rows, line(foot, 50, 400, 12))).toEqual([])
  })

  it('is none for one such word in small print', () => {
    const note = line('IBAN BG80 BNBG 9661 1020 3456 78', 50, 700, 7)
    expect(read(...rows, note)).not.toEqual([])
  })
})

describe('variants', () => {
  it('beside each other under one heading are called by it and by what is over each price', () => {
    const found = page(
      line('Тиган с покритие', 50, 100, 14),
      line('Ø 24 см', 50, 150, 10),
      line('1,99 €', 50, 163, 24),
      line('Ø 28 см', 170, 150, 10),
      line('2,99 €', 170, 163, 24),
    )
    expect(found.map(({ title }) => title)).toEqual(['Тиган с покритие Ø 24 см', 'Тиган с покритие Ø 28 см'])
  })

  it('that are packs are no part of the name', () => {
    const found = page(
      line('Боя за стени', 50, 100, 14),
      ...['2 л', '5 л'].flatMap((pack, at) => [
        line(pack, 50, 125 + at * 24, 10),
        line(`${at + 8},99 €`, 250, 122 + at * 24, 14),
      ]),
    )
    expect(found).toMatchObject([
      { title: 'Боя за стени', packSize: '2 л' },
      { title: 'Боя за стени', packSize: '5 л' },
    ])
  })
})

it('takes the price with VAT where one without it is near', () => {
  const prices = [
    line('2,99 €', 50, 150, 30),
    line('2,49 €', 50, 190, 14),
    line('без ДДС', 50, 206, 8),
    line('Кутия цяла', 50, 220, 14),
  ]
  expect(read(line('Сметана за готвене', 50, 100, 14), ...prices)).toEqual([['Сметана за готвене', 299]])
})

it('reads leva of a unit as leva, and no dots that lead to a price', () => {
  const row = [
    line('Плешка без кост ..........', 50, 100, 12),
    line('5,49 €/кг', 300, 98, 14),
    line('10,74 лв./кг', 300, 116, 9),
  ]
  expect(read(...row)).toEqual([['Плешка без кост', 549]])
})
