import { describe, expect, it } from 'vitest'
import { isCovered, isDecided, overlap } from './known'

const proposal = {
  pageNumber: 3,
  title: 'Прясно мляко, 3%',
  priceCents: 249,
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
}
const elsewhere = { x: 0.6, y: 0.6, width: 0.2, height: 0.2 }

describe('a proposal decided on before', () => {
  it('is known by name and price, also on another page', () => {
    expect(isDecided(proposal, [{ ...proposal, pageNumber: 9, title: 'прясно мляко 3 %', box: elsewhere }])).toBe(true)
  })

  it('is known by spot and price, also under another reading of its name', () => {
    const box = { ...proposal.box, x: 0.12 }
    expect(isDecided(proposal, [{ ...proposal, title: 'Прясно', box }])).toBe(true)
  })

  it('is another one at another price, or elsewhere under another name', () => {
    expect(isDecided(proposal, [{ ...proposal, priceCents: 259 }])).toBe(false)
    expect(isDecided(proposal, [{ ...proposal, title: 'Айран', box: elsewhere }])).toBe(false)
  })
})

it('an offer over the middle of a proposal at its price stands for it', () => {
  const offer = { ...proposal, title: 'Мляко', box: { x: 0.05, y: 0.05, width: 0.3, height: 0.3 } }
  expect(isCovered(proposal, [offer])).toBe(true)
  expect(isCovered(proposal, [{ ...offer, priceCents: 1 }])).toBe(false)
  expect(isCovered(proposal, [{ ...offer, pageNumber: 4 }])).toBe(false)
  expect(isCovered(proposal, [{ ...offer, box: null }])).toBe(false)
})

it('boxes overlap by the share of the area that they cover together', () => {
  expect(overlap(proposal.box, proposal.box)).toBeCloseTo(1)
  expect(overlap(proposal.box, elsewhere)).toBe(0)
  expect(overlap(proposal.box, { ...proposal.box, x: 0.2 })).toBeCloseTo(1 / 3)
})
