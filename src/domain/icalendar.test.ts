import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarFile, calendarText } from './icalendar'

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

it('escapes what separates values, and line breaks', () => {
  expect(calendarText('Мляко, сирене; 1\\2\r\nхляб\tи\u0007сол')).toBe('Мляко\\, сирене\\; 1\\\\2\\nхляб и сол')
})

it('folds no line beyond 75 octets, never within a character, and loses nothing', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 40, maxLength: 200, size: 'max' }).map(calendarText)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const file = calendarFile(lines)
      for (const part of file.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      if (!lines.some((each) => each.includes('\ufffd'))) expect(file).not.toContain('\ufffd')
      // A line that begins with a space would be read as a continuation; a content line begins with its name.
      if (lines.every((each) => !each.startsWith(' ')))
        expect(unfolded(file)).toBe(lines.map((each) => `${each}\r\n`).join(''))
    }),
  )
})

it('breaks a line of Cyrillic letters by octets', () => {
  const [first = '', second = ''] = calendarFile([`SUMMARY:${'я'.repeat(40)}`]).split('\r\n')
  expect([Buffer.byteLength(first), second]).toEqual([74, ` ${'я'.repeat(7)}`])
})
