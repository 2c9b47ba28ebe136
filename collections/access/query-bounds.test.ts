import { expect, it } from 'vitest'
import { isBounded } from './query-bounds'

const like = (value: string) => ({ like: value })
const likeWords = (count: number) => (field: string) => ({ [field]: like('word '.repeat(count).trim()) })
const anyOf = (count: number, field: string) => ({
  where: { or: Array.from({ length: count }, (_, index) => ({ [field]: like(`a${index}`) })) },
})

it.each([
  ['nothing', {}],
  ['a list as the CMS asks for it', { where: { and: [{ title: like('milk') }] }, sort: '-updatedAt' }],
  ['a search over the fields of a list', anyOf(12, 'title')],
  [
    'a search in all languages of a text and in a related one',
    { where: { or: ['title', 'title.bg', 'title.de', 'title.en', 'title.ru', 'retailer.name'].map(likeWords(2)) } },
  ],
  ['a path through a relation', { where: { 'brochure.retailer.name': like('a') } }],
  [
    'a version of a document',
    { where: { and: [{ parent: { equals: 'x' } }, { 'version._status': { equals: 'draft' } }] } },
  ],
  [
    'the documents of a page of a list',
    { where: { id: { in: Array.from({ length: 100 }, (_, index) => `${index}`) } } },
  ],
  ['a title that is looked for in three fields', { where: { or: ['a', 'b', 'c'].map(likeWords(20)) } }],
  ['two fields to sort by', { sort: ['retailer', '-validTo'] }],
  ['a choice of fields', { select: { hero: { title: true } }, populate: { media: { filename: true } } }],
])('takes %s', (_, query) => {
  expect(isBounded(query)).toBe(true)
})

it.each([
  ['25 conditions on a path, which held a processor for 5 seconds', anyOf(25, 'brochure.retailer.name')],
  ['eleven conditions on a language of a text', anyOf(11, 'title.bg')],
  ['five conditions on a path and its language', anyOf(5, 'brochure.title.bg')],
  ['five conditions on a path', anyOf(5, 'brochure.title')],
  [
    'five operators on one path',
    { where: { 'brochure.title': { like: 'a', not_like: 'b', equals: 'c', in: 'd', exists: true } } },
  ],
  ['a path as Payload writes it in a query string', anyOf(5, 'brochure__title')],
  ['100 conditions on a field', anyOf(100, 'title')],
  ['words without end', { where: likeWords(101)('title') }],
  ['conditions on a relation that are written inside it', { where: { brochure: { contains: { retailer: 'x' } } } }],
  ['a longer path', { where: { 'brochure.retailer.logo.alt': like('a') } }],
  ['conditions within conditions within conditions', { where: nested(20) }],
  ['values without end', { where: { id: { in: Array.from({ length: 5000 }, String) } } }],
  ['values without end in one text', { where: { id: { in: Array.from({ length: 5000 }, String).join(',') } } }],
  ['conditions on what is joined', { joins: { offers: anyOf(25, 'brochure.retailer.name') } }],
  ['many fields to sort by', { sort: 'a,b,c,d' }],
  ['a long path to sort by', { sort: '-brochure.retailer.name' }],
  ['a long path to sort by, as Payload writes it in a query string', { sort: '-brochure__retailer__name' }],
  ['a choice of fields without end', { select: nested(20) }],
])('refuses %s', (_, query) => {
  expect(isBounded(query)).toBe(false)
})

it('refuses a query that is written in too many characters', () => {
  expect(isBounded({}, 16_385)).toBe(false)
})

function nested(levels: number): object {
  return levels === 0 ? { title: like('a') } : { and: [nested(levels - 1)] }
}
