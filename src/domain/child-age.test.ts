import { expect, it } from 'vitest'
import { partChildAge, stageIn } from './child-age'

const [puree, formula, toothpaste, salt] = [64, 65, 81, 39]

it.each([
  ['ФРИЗОЛАК 3 1-3Г. 400ГР', formula, 12, 36],
  ['APTAMIL 2 след 6-ия до 12-ия месец', formula, 6, 12],
  ['NAN OPTIPRO 3 след 12тия Месец', formula, 12, null],
  ['HIPP 3 Junior 1г+ - 500 г', formula, 12, null],
  ['ПЮРЕ ГАНЧЕВ 4М 190ГР', puree, 4, null],
  ['Пюре 8+ 80 г', puree, 8, null],
  ['ПЗ БИЛКА ДЕТСКА 6+ 50мл', toothpaste, 72, null],
  ['CURAPROX KIDS над 2 г 60 мл', toothpaste, 24, null],
])('%s is for children of some age', (name, group, from, to) => {
  expect(partChildAge(name, group).age).toEqual({ from, to })
})

it.each([
  ['ЧЗ КОЛГЕЙТ 1 + 1', 80],
  ['ПАСТА 75+50МЛ', toothpaste],
  ['СОЛ НАД 2 Г', salt],
  ['Четка 2-6г / 6-12г', 80],
])('%s says no certain age', (name, group) => {
  expect(partChildAge(name, group).age).toBeNull()
})

it.each([
  ['нан1 комфортис', '1'],
  ['аптамил №2', '2'],
  ['aptamil pn3', '3'],
  ['холе козе 3', '3'],
  ['холе a2', null],
  ['nan 1/2', null],
  ['козе с 4 вида бифидобактерии', null],
])('%s is of stage %s', (rest, stage) => {
  expect(stageIn(rest, formula)).toBe(stage)
})
