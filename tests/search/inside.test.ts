import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { freshDatabase } from '../setup/database'

const { dataDir } = await freshDatabase()
const { searchInPages } = await import('@/features/search/search-in-brochure')

describe('a search inside a brochure', () => {
  const hash = 'abcdef0123456789abcdef0123456789'

  beforeAll(async () => {
    const folder = join(dataDir, 'files', 'pages', hash)
    await mkdir(folder, { recursive: true })
    const pages = [
      {
        number: 1,
        words: [
          ['Прясно', 0.1, 0.1, 0.1, 0.02],
          ['мляко,', 0.2, 0.1, 0.1, 0.02],
          ['Хляб', 0.1, 0.3, 0.1, 0.02],
        ],
      },
      {
        number: 2,
        words: [
          ['МЛЕЧЕН', 0.1, 0.1, 0.1, 0.02],
          ['шоколад', 0.2, 0.1, 0.1, 0.02],
          ['без', 0.3, 0.1, 0.1, 0.02],
          ['захар,', 0.4, 0.1, 0.1, 0.02],
          ['Захар', 0.5, 0.1, 0.1, 0.02],
        ],
      },
      { number: 3, words: [] },
      {
        number: 4,
        words: [
          ['Open', 0.1, 0.1, 0.1, 0.02],
          ['грешка', 0.3, 0.1, 0.1, 0.02],
          ['letter', 0.5, 0.1, 0.1, 0.02],
          ['КИСЕ-', 0.8, 0.3, 0.1, 0.02],
          ['ЛО', 0.1, 0.33, 0.1, 0.02],
          ...[...'МАСЛОБЯЛО'].map((letter, at) => [letter, 0.1 + 0.02 * at + (at > 4 ? 0.03 : 0), 0.5, 0.01, 0.02]),
        ],
      },
      {
        number: 5,
        words: [
          ['PS4', 0.1, 0.1, 0.1, 0.02],
          ['Чай', 0.3, 0.1, 0.1, 0.02],
        ],
      },
      {
        number: 6,
        words: [
          ['Кафе', 0.1, 0.1, 0.1, 0.02],
          ['250', 0.25, 0.1, 0.05, 0.02],
          ['г', 0.31, 0.1, 0.02, 0.02],
          ['Захар', 0.45, 0.1, 0.1, 0.02],
          ['400', 0.6, 0.1, 0.05, 0.02],
          ['г', 0.66, 0.1, 0.02, 0.02],
          ['Бира', 0.1, 0.3, 0.1, 0.02],
          ['2', 0.25, 0.3, 0.02, 0.02],
          ['л', 0.28, 0.3, 0.02, 0.02],
        ],
      },
    ]
    await writeFile(join(folder, 'words.json'), JSON.stringify({ pages }))
  })

  const at = async (query: string, locale: Locale = 'bg') =>
    (await searchInPages(hash, query, locale)).pages.map(
      ({ number, boxes }) => [number, boxes.map(({ x, y }) => [x, y])] as const,
    )

  it('tells what something is without from the thing itself', async () => {
    expect(await at('без захар')).toEqual([[2, [[0.4, 0.1]]]])
    expect(await at('zuckerfrei', 'de')).toEqual([[2, [[0.4, 0.1]]]])
  })

  it('gives the boxes of the words', async () => {
    expect(await at('млякото')).toEqual([[1, [[0.2, 0.1]]]])
    expect(await at('хляб мляко')).toEqual([
      [
        1,
        [
          [0.2, 0.1],
          [0.1, 0.3],
        ],
      ],
    ])
  })

  it('understands beginnings, typing errors, Latin letters and other languages', async () => {
    expect(await at('шоко')).toEqual([[2, [[0.2, 0.1]]]])
    expect(await at('шокулад')).toEqual([[2, [[0.2, 0.1]]]])
    expect(await at('hlyab')).toEqual([[1, [[0.1, 0.3]]]])
    expect(await at('bread', 'en')).toEqual([[1, [[0.1, 0.3]]]])
  })

  it.each([
    ['топено', 'bg'],
    ['гречки', 'bg'],
    ['Liter', 'de'],
  ] as const)('marks no other word for %s, because it is too unlike', async (query, locale) => {
    expect(await at(query, locale)).toEqual([])
  })

  it('reads a digit as a letter only where that makes a word of the brochure', async () => {
    expect(await at('PS4')).toEqual([[5, [[0.1, 0.1]]]])
    expect(await at('4ai')).toEqual([[5, [[0.3, 0.1]]]])
  })

  it('marks all pieces of a word', async () => {
    const broken = [
      [0.8, 0.3],
      [0.1, 0.33],
    ]
    expect(await at('кисело')).toEqual([[4, broken]])
    expect(await at('кислео')).toEqual([[4, broken]])
    const spaced = await at('масло')
    expect(spaced.map(([number, boxes]) => [number, boxes.length])).toEqual([[4, 5]])
  })

  it('shows pages with any of the words where none has all', async () => {
    expect((await at('хляб шоколад')).map(([number]) => number)).toEqual([1, 2])
  })

  it.each(['захар 400 г', 'захар 0,4 кг'])('marks the size of %s, and no unit of another one', async (query) => {
    const sugar = [
      [0.45, 0.1],
      [0.6, 0.1],
      [0.66, 0.1],
    ]
    expect(await at(query)).toEqual([[6, sugar]])
  })

  it('finds a size however it is written', async () => {
    const beer = [
      [0.1, 0.3],
      [0.25, 0.3],
      [0.28, 0.3],
    ]
    expect(await at('бира 2000 мл')).toEqual([[6, beer]])
  })

  it('finds nothing of nothing', async () => {
    expect(await at('телевизор')).toEqual([])
    expect(await at('')).toEqual([])
    expect(await searchInPages('0'.repeat(32), 'мляко', 'bg')).toEqual({ pages: [] })
  })

  it('finds the words of a picture that is read at a later attempt, in the same process', async () => {
    const later = join(dataDir, 'files', 'pages', 'fedcba9876543210fedcba9876543210')
    await mkdir(later, { recursive: true })
    const write = (words: unknown[]) =>
      writeFile(join(later, 'words.json'), JSON.stringify({ pages: [{ number: 1, words }] }))
    const found = async () => (await searchInPages('fedcba9876543210fedcba9876543210', 'мляко', 'bg')).pages.length
    await write([])
    expect(await found()).toBe(0)
    await write([['мляко', 0.1, 0.1, 0.1, 0.02]])
    expect(await found()).toBe(1)
  })
})
