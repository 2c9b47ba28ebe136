import { expect, it } from 'vitest'
import { listTitle } from './list-title'

it('the title of a list says the choices and the page, so that a screen reader tells them', () => {
  expect(listTitle('en', { title: 'Milk' })).toBe('Milk')
  expect(listTitle('en', { title: 'Milk', choices: ['Lidl', null, 'Sofia'] })).toBe('Milk, Lidl, Sofia')
  expect(listTitle('de', { title: 'Milch', choices: [false], page: 2 })).toBe('Milch, Seite 2')
  expect(listTitle('bg', { title: 'Мляко', continued: true })).toBe('Мляко, продължение')
})
