import { describe, expect, it } from 'vitest'
import { linesFor, linesOn } from './choices'
import type { TextBlock } from './types'

const block = (text: string, x: number, y: number): TextBlock => ({
  text,
  size: 10,
  box: { x, y, width: 0.2, height: 0.02 },
})
const page = {
  width: 600,
  height: 800,
  texts: {
    title: [block('Боя за стени', 0.05, 0.1), block('САМО', 0.6, 0.11), block('Четка за боя', 0.05, 0.5)],
    line: [block('Боя за стени', 0.05, 0.1), block('Мелник 55', 0.05, 0.12)],
    amount: [],
    packSize: [],
    oldPrice: [],
  },
}
const asked = {
  title: 'САМО',
  packSize: null,
  priceCents: 299,
  oldPriceCents: null,
  box: { x: 0.6, y: 0.1, width: 0.2, height: 0.05 },
}
const found = (typed: string) => linesFor(typed, asked, page).map(({ text }) => text)

describe('the lines of a page by the letters of their words', () => {
  it('are all of them while nothing is typed, the nearest first, each once, never the title itself', () => {
    expect(found('')).toEqual(['Боя за стени', 'Мелник 55', 'Четка за боя'])
  })

  it('have a word that begins with each of those typed', () => {
    expect(found('бо')).toEqual(['Боя за стени', 'Четка за боя'])
    expect(found('бо ч')).toEqual(['Четка за боя'])
    expect(found('55')).toEqual(['Мелник 55'])
    expect(found('оя')).toEqual([])
  })

  it('are found in Latin letters too', () => {
    expect(found('che')).toEqual(['Четка за боя'])
    expect(found('Boya z')).toEqual(['Боя за стени', 'Четка за боя'])
  })
})

describe('the lines of a page to tap', () => {
  it('are titles as such, every other line, and the same words as often as they are there', () => {
    const twice = [block('България', 0.05, 0.3), block('България', 0.6, 0.3)]
    const texts = { ...page.texts, line: [block('Боя за стени 10 л', 0.05, 0.1), ...twice] }
    expect(linesOn({ ...page, texts }).map(({ text }) => text)).toEqual([
      'Боя за стени',
      'САМО',
      'Четка за боя',
      'България',
      'България',
    ])
  })
})
