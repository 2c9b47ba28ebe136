import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListPages, NoRows } from './list-pages'

const row = (position: number) => ({ place: `place-${position}`, position })

type Around = { sought?: string; broken?: number[] }

function shown(from: number, to: number, count: number, { sought = '', broken = [] }: Around = {}) {
  const positions = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const places = positions.filter((position) => !broken.includes(position)).map(row)
  const rows = Object.assign(places, { broken: broken.map(() => ({ id: null, number: null })), count })
  return renderToStaticMarkup(
    <ListPages rows={rows} path="/admin/orders/returns" name="returns" sought={sought} language="en" />,
  )
}

it('leads to every row of a list that is longer than a page', () => {
  expect(shown(1, 100, 243)).toContain('1 to 100 of 243, the oldest first')
  expect(shown(1, 100, 243)).toContain('href="/admin/orders/returns?returns=place-100#returns"')
  expect(shown(1, 100, 243, { sought: 'L-26' })).toContain(
    'href="/admin/orders/returns?q=L-26&amp;returns=place-100#returns"',
  )
  expect(shown(201, 243, 243)).not.toContain('returns=place')
  expect(shown(201, 243, 243)).toContain('href="/admin/orders/returns?#returns"')
})

it('leads on where a row of the page is broken', () => {
  expect(shown(1, 100, 101, { broken: [50] })).toContain('href="/admin/orders/returns?returns=place-100#returns"')
})

it('says nothing where all rows are shown', () => {
  expect(shown(1, 3, 3)).toBe('')
  expect(shown(1, 3, 3, { broken: [2] })).toBe('')
})

it('does not say of a list that was searched that it is empty', () => {
  const empty = (sought: string) =>
    renderToStaticMarkup(
      <NoRows sought={sought} language="en">
        No returns are expected.
      </NoRows>,
    )
  expect(empty('')).toContain('No returns are expected.')
  expect(empty('R-1')).toContain('There is nothing here for “R-1”.')
})
