import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { faultKinds } from '@/features/shop/orders/books/part'
import { locales } from '@/i18n/routing'
import { BookFaults, BooksLine } from './books'

const checkedAt = new Date('2026-11-25T03:13:00Z')
const faults = faultKinds.map((what) => ({ what, id: `one-${what}` }))

it('says nothing on the dashboard while the books agree, or were never checked', () => {
  expect(renderToStaticMarkup(<BooksLine check={null} language="en" />)).toBe('')
  expect(renderToStaticMarkup(<BooksLine check={{ checkedAt, count: 0, faults: [] }} language="en" />)).toBe('')
})

it('leads from the dashboard to what does not agree', () => {
  const line = renderToStaticMarkup(<BooksLine check={{ checkedAt, count: 3, faults }} language="en" />)
  expect(line).toContain('The shop’s books do not balance in 3 places.')
  expect(line).toContain('href="/admin/orders#books"')
})

it.each(locales)('each fault has a sentence of its own and leads to its order, in %s', (language) => {
  const names = new Map([['one-unpaid', 'L-261125-7KQ2MD']])
  const check = { checkedAt, count: faults.length, faults }
  const shown = renderToStaticMarkup(<BookFaults check={check} names={names} language={language} />)
  expect(new Set(shown.match(/<li>.*?<\/li>/g)?.map((item) => item.replace(/one-[\w-]+/g, ''))).size).toBe(
    faults.length,
  )
  expect(shown).toContain('href="/admin/collections/orders/one-unpaid">L-261125-7KQ2MD</a>')
  expect(shown).toContain('href="/admin/collections/variants/one-reserved"')
  expect(shown).not.toMatch(/[{}]|dashboard\.books/)
})
