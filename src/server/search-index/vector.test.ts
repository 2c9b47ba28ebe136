import { expect, it } from 'vitest'
import { nameVector, Vocabulary } from './vector'

const wordsIn = (name: string) =>
  String(nameVector(name, new Vocabulary()))
    .split(' ')
    .map((lexeme) => lexeme.split("'")[1])
    .toSorted()

it('tells what a thing is from what is in it', () => {
  expect(wordsIn('Бисквити с масло')).toEqual(['^biskvit', 'biskvit', 'masl', 's'].toSorted())
  expect(wordsIn('Краве масло')).toEqual(['^krav', '^masl', 'krav', 'masl'].toSorted())
})

it('tells what a thing is from what it is made of', () => {
  expect(wordsIn('Ябълков оцет')).toEqual(['^ocet', 'iabalk', 'ocet'].toSorted())
})

it('takes every word for the thing where the name begins with what it is for', () => {
  expect(wordsIn('За кафе')).toEqual(expect.arrayContaining(['^kaf']))
})
