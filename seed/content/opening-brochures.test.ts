import { expect, it } from 'vitest'
import { brochures } from './brochures'
import { openingBrochures } from './opening-brochures'
import { retailerOf } from './retailers'

it('opens the site with one brochure of each category that has one today', () => {
  const first = openingBrochures(brochures)
  const categoryOf = ({ retailer }: (typeof first)[number]) => retailerOf(retailer).category
  expect(new Set(first.map(categoryOf)).size).toBe(first.length)
  expect(new Set(brochures.map(categoryOf))).toEqual(new Set(first.map(categoryOf)))
  for (const { pdf, publication, from, to } of first) {
    expect(publication).toBe('published')
    expect(pdf).not.toBeNull()
    expect(from <= 0 && to >= 0).toBe(true)
  }
})
