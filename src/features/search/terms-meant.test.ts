import { expect, it } from 'vitest'
import { normalise } from '@/domain/search-text'
import { termsOf } from './terms'

const meant = (text: string, language: string) => termsOf(text, language).map(({ typed, isName }) => [typed, isName])

it.each([
  ['en', 'case sad bad put may poor pole mass chase bunny hate win turk hair'],
  ['de', 'Vater Reise lachen weinen offen Hand dumm Mai'],
  ['ru', 'кровь дух поле'],
  ['bg', 'съд поле бой'],
])('on a page in %s none of %s is a thing that is called so in another language or form', (language, words) => {
  for (const word of words.split(' ')) expect(meant(word, language)).toEqual([[word, false]])
})

it.each([
  [
    'en',
    'wine wines ribs eggs hats turkey turkeys water cheese milk hliaba bira sol domat moloko Käse Kaese Kühlschrank Kuhlschrank Baumärkte',
  ],
  ['de', 'Wein Weine Reis Käse Kaese Kase Handy Handys Äpfel Apfel Nüsse Wasser Ofen Lachs Kaffe cheese milk bira'],
  ['ru', 'кровати кроватью игрушек сыра молоком духи пиво сирене домати'],
  ['bg', 'вина сад пола поли боя бои съдомиялна Käse milk wine moloko kofe сыр'],
])('on a page in %s each of %s is a thing', (language, words) => {
  for (const word of words.split(' ')) expect(meant(word, language)).toEqual([[word, true]])
})

it('dye is no German article and fur no German preposition', () => {
  expect(termsOf('hair dye', 'en')).toMatchObject([{ isName: true, synonyms: [normalise('боя коса')] }])
  expect(meant('hair brush', 'en')[0]).toEqual(['hair', false])
  expect(termsOf('fur coat', 'en').map(({ typed }) => typed)).toEqual(['fur', 'coat'])
  expect(termsOf('die Creme fur Hände', 'de').map(({ typed }) => typed)).toEqual(['Creme', 'Hände'])
  expect(termsOf('Alles fürs Baby', 'en').map(({ typed }) => typed)).toEqual(['Alles', 'Baby'])
  expect(termsOf('крем за ден', 'bg').map(({ typed }) => typed)).toEqual(['крем', 'ден'])
  expect(termsOf('krem za den i nosht', 'bg').map(({ typed }) => typed)).not.toContain('za')
})
