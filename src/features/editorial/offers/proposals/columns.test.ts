import { expect, it } from 'vitest'
import { linesInColumns } from './columns'

const word = (text: string, left: number, top: number) => ({ text, left, right: left + 40, top, bottom: top + 12 })
const texts = (...tokens: ReturnType<typeof word>[]) =>
  linesInColumns(tokens).map((line) => line.map(({ text }) => text).join(' '))
const second = [100, 200, 300].map((top) => word('Розе', 100, top))

it('parts a line where a column of other lines begins', () => {
  expect(texts(word('прясна', 50, 50), word('Бира', 100, 50), ...second)).toContain('Бира')
})

it('leaves the words of a line together where none begins, or the gap is that of words', () => {
  expect(texts(word('прясна', 50, 50), word('паста', 100, 50))).toEqual(['прясна паста'])
  expect(texts(word('прясна', 59, 50), word('паста', 100, 50), ...second)).toContain('прясна паста')
})
