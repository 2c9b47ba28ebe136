import { expect, it } from 'vitest'
import { latestPath } from './latest-path'

it('leads from an edition to that for its first town, else to that for everybody', () => {
  expect(latestPath('de', 'zhiten', ['Велико Търново', 'Русе'])).toBe('/de/r/zhiten/latest?town=veliko-tarnovo')
  expect(latestPath('bg', 'zhiten', [])).toBe('/r/zhiten/latest')
})
