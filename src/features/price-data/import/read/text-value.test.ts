import { expect, it } from 'vitest'
import { withoutEntities, withoutMarks } from './text-value'

it.each([
  ['Мляко &quot;Саяна&quot; 3%', 'Мляко "Саяна" 3%'],
  ['Мляко &amp;quot;Саяна&amp;quot; 3%', 'Мляко "Саяна" 3%'],
  ['Мляко &amp;amp;quot;Саяна&quot 3%', 'Мляко "Саяна" 3%'],
  ['Вафла &#34;Моро&#x22;', 'Вафла "Моро"'],
  ['Head &amp; Shoulders', 'Head & Shoulders'],
  ['Head & Shoulders; шампоан', 'Head & Shoulders; шампоан'],
  ['A&B', 'A&B'],
])('%s is read as %s', (line, text) => {
  expect(withoutMarks(withoutEntities(line, ','), ',')).toBe(text)
})
