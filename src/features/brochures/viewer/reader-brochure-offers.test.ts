import { expect, it } from 'vitest'
import { butter } from '../../../../tests/brochures/brochure-detail'
import { offersByPage } from './reader-brochure'

const offer = (id: string, pageNumber: number) => ({ ...butter, id, pageNumber })

it('groups offers by the number of their page and keeps their order', () => {
  const pages = offersByPage([offer('a', 2), offer('b', 1), offer('c', 2)])
  expect(pages.get(2)?.map((each) => each.id)).toEqual(['a', 'c'])
  expect(pages.get(1)?.map((each) => each.id)).toEqual(['b'])
  expect(pages.get(3)).toBeUndefined()
})
