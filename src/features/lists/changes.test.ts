import { describe, expect, it } from 'vitest'
import { itemsOn, mergeLists } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { newList, withChange, withChosen, withItem, withNote } from './changes'

let count = 0
const note = (title: string) => ({ id: `note:${++count}`, title, details: '', price: null })
const shown = (list: ReturnType<typeof newList>) =>
  itemsOn(list).map(({ text, quantity, done }) => `${text[0].title} × ${quantity[0]}${done[0] ? ' ✓' : ''}`)

const noted = (...titles: string[]) =>
  titles.reduce((list, title, at) => withNote(list, note(title), 10 + at), newList('a', '', 1))

describe('a note that is written again', () => {
  it('is one row, wanted so many times', () => {
    expect(shown(noted('Домати', 'домати ', 'Хляб', 'ДОМАТИ'))).toEqual(['Домати × 3', 'Хляб × 1'])
  })

  it('is wanted once again where it was ticked off, and is new where it was removed', () => {
    const list = noted('Мляко', 'Мляко')
    const [first] = itemsOn(list)
    const id = first?.id ?? ''
    expect(shown(withNote(withChange(list, id, { done: true }, 20), note('Мляко'), 21))).toEqual(['Мляко × 1'])
    expect(shown(withNote(withChange(list, id, { removed: true }, 20), note('Мляко'), 21))).toEqual(['Мляко × 1'])
  })

  it('is no thing of a shop that is called so, and no more than fit', () => {
    const list = { ...newList('a', '', 1), items: noted('Сирене').items.map((item) => ({ ...item, id: 'offer:1' })) }
    expect(shown(withNote(list, note('Сирене'), 20))).toHaveLength(2)
    const salt = noted('Сол')
    const full = withChange(salt, itemsOn(salt)[0]?.id ?? '', { quantity: limits.quantity }, 20)
    expect(shown(withNote(full, note('Сол'), 21))).toEqual([`Сол × ${limits.quantity}`])
  })
})

describe('a note that becomes the same as another', () => {
  it('is one row with it when its text is mended', () => {
    const list = noted('Мляко', 'Хляб', 'Млкяо', 'Млкяо')
    const typed = itemsOn(list)[2]?.id ?? ''
    expect(shown(withChange(list, typed, { title: 'мляко' }, 30))).toEqual(['Мляко × 3', 'Хляб × 1'])
    expect(shown(withChange(list, typed, { title: 'Млечице' }, 30))).toHaveLength(3)
  })

  it('is one row with it when it is brought back', () => {
    const list = noted('Мляко', 'Хляб')
    const id = itemsOn(list)[0]?.id ?? ''
    const again = withNote(withChange(list, id, { removed: true }, 20), note('мляко'), 21)
    expect(shown(again)).toEqual(['Хляб × 1', 'мляко × 1'])
    expect(shown(withChange(again, id, { removed: false }, 22))).toEqual(['Мляко × 2', 'Хляб × 1'])
  })
})

it('a note is replaced by what it stands for, as many of it', () => {
  const list = noted('Мляко', 'Мляко', 'Хляб')
  const id = itemsOn(list)[0]?.id ?? ''
  const milk = { id: 'product:milk', title: 'Прясно мляко', details: '', price: null }
  expect(shown(withChosen(list, id, milk, 30))).toEqual(['Хляб × 1', 'Прясно мляко × 2'])
})

it('a note that stands for what is on the list already adds to it, unless that is bought or removed', () => {
  const milk = { id: 'product:milk', title: 'Прясно мляко', details: '', price: null }
  const two = withChange(withItem(noted('Мляко', 'Мляко', 'Мляко'), milk, 20), milk.id, { quantity: 2 }, 21)
  const id = itemsOn(two)[0]?.id ?? ''
  expect(shown(withChosen(two, id, milk, 30))).toEqual(['Прясно мляко × 5'])
  expect(shown(withChosen(withChange(two, milk.id, { done: true }, 22), id, milk, 30))).toEqual(['Прясно мляко × 3'])
  expect(shown(withChosen(withChange(two, milk.id, { removed: true }, 22), id, milk, 30))).toEqual(['Прясно мляко × 3'])
  const full = withChange(two, milk.id, { quantity: limits.quantity }, 22)
  expect(shown(withChosen(full, id, milk, 30))).toEqual([`Прясно мляко × ${limits.quantity}`])
})

it('the text of a note is changed on one device while another ticks it off, and both hold', () => {
  const list = noted('Домтаи')
  const id = itemsOn(list)[0]?.id ?? ''
  const mended = withChange(list, id, { title: 'Домати' }, 30)
  const ticked = withChange(list, id, { done: true }, 31)
  expect(shown(mergeLists(mended, ticked))).toEqual(['Домати × 1 ✓'])
  expect(shown(mergeLists(ticked, mended))).toEqual(['Домати × 1 ✓'])
})
