import { expect, it } from 'vitest'
import { withoutEntities } from './without-entities'

it.each([
  ['Мляко &quot;Саяна&quot; 3%', 'Мляко "Саяна" 3%'],
  ['Мляко &amp;quot;Саяна&amp;quot; 3%', 'Мляко "Саяна" 3%'],
  ['Мляко &amp;amp;quot;Саяна&quot 3%', 'Мляко "Саяна" 3%'],
  ['ШОКОЛАД &QUOT;МИЛКА&QUOT;&NBSP;100 Г', 'ШОКОЛАД "МИЛКА" 100 Г'],
  ['Вафла &#34;Моро&#x22;', 'Вафла "Моро"'],
  ['&#1052;лечен &#150; шоко&shy;лад&#0;', 'Млечен – шоколад'],
  ['Head &amp; Shoulders', 'Head & Shoulders'],
  ['Head &amp Shoulders', 'Head & Shoulders'],
  ['Пица &frac12; &ndash; 2&nbsp;&euro;', 'Пица ½ – 2 €'],
  ['Nescaf&eacute; M&Uuml;LLER Dr. Oetker&trade; &beta;-каротин', 'Nescafé MÜLLER Dr. Oetker™ β-каротин'],
])('%s is read as %s', (text, read) => {
  expect(withoutEntities(text)).toBe(read)
})

it.each([
  'AT&T',
  'R&D;',
  'M&M&S;',
  'Head & Shoulders; шампоан',
  'Black&Decker;',
  'TEA&CUP;',
  '/a?b=1&copy=2&amp=3',
  '&;&#;',
])('%s has no entity', (text) => {
  expect(withoutEntities(text)).toBe(text)
})
