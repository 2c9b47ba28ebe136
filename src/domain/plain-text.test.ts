import { expect, it } from 'vitest'
import { richText } from '../../seed/write/rich-text'
import { plainText } from './plain-text'

it('reads the words of a formatted text, part by part', () => {
  const text = richText('Едно **важно** [място](/prices).\n\n- първо\n- *второ*\n\n> Казано')
  expect(plainText(text)).toBe('Едно важно място.\nпърво\nвторо\nКазано')
})

it('reads nothing where there is nothing', () => {
  expect([plainText(null), plainText({}), plainText('x')]).toEqual(['', '', ''])
})
