import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseSearch } from '../params'
import { Corrections } from './nothing-found'

const params = parseSearch({ q: 'прясно мялко', shop: 'zora', after: 'x' })

it('says what was read in place of what was typed, with a link that searches for exactly that', () => {
  const corrected = [{ typed: 'мялко', found: 'мляко' }]
  const html = renderToStaticMarkup(<Corrections locale="bg" params={params} corrected={corrected} />)
  expect(html).toContain('Показваме „мляко“ вместо „мялко“.')
  expect(html).toContain('Търси точно „прясно мялко“')
  const [, address = ''] = /href="([^"]+)"/.exec(html) ?? []
  const query = new URL(address.replaceAll('&amp;', '&'), 'http://x').searchParams
  expect(Object.fromEntries(query)).toEqual({ q: 'прясно мялко', exact: 'yes', shop: 'zora' })
})

it('says nothing when every word was taken as typed', () => {
  expect(renderToStaticMarkup(<Corrections locale="bg" params={params} corrected={[]} />)).toBe('')
})
