import { expect, it } from 'vitest'
import { freeOfMarks } from './product-group-rules'

it.each([
  ['Лютеница без захар', '!zahar', 2],
  ['Лютеница без добавена захар', '!zahar', 3],
  ['sugar-free gum', '!sugar', 0],
  ['Joghurt ohne Zucker', '!zuker', 2],
  ['Laktosefreie Milch', '!lakt', 0],
  ['Безглутеново брашно', '!glut', 0],
  ['bezkofeinovo kafe', '!kofein', 0],
])('reads in “%s” what the thing does not have', (text, mark, at) => {
  expect(freeOfMarks(text)).toEqual([{ mark, at }])
})

it.each(['Захар без', 'free range eggs', 'Безопасна самобръсначка', 'Доставка без 5 лв.', 'Freilandeier'])(
  'reads nothing of the kind in “%s”',
  (text) => {
    expect(freeOfMarks(text)).toEqual([])
  },
)
