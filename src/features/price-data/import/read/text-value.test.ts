import { expect, it } from 'vitest'
import { withMarks, withoutMarks } from './text-value'

it.each([
  ['Мляко &quot;Саяна&quot;&comma; 3%', 'Мляко "Саяна", 3%'],
  ['Nescaf&eacute; &frac12;', 'Nescafé ½'],
  ['Head & Shoulders; шампоан', 'Head & Shoulders; шампоан'],
])('%s is read as %s, and no sign of it splits a line', (line, text) => {
  const marked = withMarks(line, ',')
  expect(marked).not.toMatch(/[",]/)
  expect(withoutMarks(marked, ',')).toBe(text)
})
