import { expect, it } from 'vitest'
import { partsOf } from '@/features/content/pages/rich-text-parts'
import { richText } from './rich-text'

const text = `First words.

## Who answers

[company], [address]; more in the [imprint](/legal/imprint).

### Not a part

## And then`

it('takes for a link only what has an address', () => {
  const [, , paragraph] = richText(text).root.children
  expect(paragraph?.children).toMatchObject([
    { type: 'text', text: '[company], [address]; more in the ' },
    { type: 'link', fields: { url: '/legal/imprint' }, children: [{ text: 'imprint' }] },
    { type: 'text', text: '.' },
  ])
})

it('is divided into parts by its headings of the second level', () => {
  expect(partsOf(richText(text)).map(({ id, title }) => [id, title])).toEqual([
    ['part-1', 'Who answers'],
    ['part-2', 'And then'],
  ])
  expect(partsOf(null)).toEqual([])
})
