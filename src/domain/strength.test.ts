import { expect, it } from 'vitest'
import { areOtherStrengths, strengthsIn, strengthsOfMedicine } from './strength'

it.each([
  ['НУРОФЕН 100МГ/5МЛ 100МЛ', ['20']],
  ['СИАФЕН 20МГ/МЛ 120МЛ', ['20']],
  ['ОТОФИКС 40мг/10мг/мл', ['10', '40']],
  ['ДРОПЛЕКС 4Г/100Г+1Г/100Г', ['10', '40']],
  ['КСИЛОДЕКС 1+50МГ/МЛ', ['1', '50']],
  ['КАЛМЕНТЕ 50мкг/доза', ['0.05 dose']],
  ['САЛАМ КАМЧИЯ 300Г/320Г', []],
  ['САПУН СЕЙВГАРД 90г/100г', []],
  ['СИРЕНЕ 1КГ/800Г', []],
])('%s has the strengths %j', (name, strengths) => {
  expect(strengthsIn(name)).toEqual(strengths)
})

it('is also said in percent', () => {
  expect(strengthsOfMedicine('НАЗИК СПРЕЙ 0.1/5%')).toEqual(['1', '50'])
  expect(strengthsOfMedicine('МАСЛО 100%')).toEqual([])
})

it('is another one where each name has one that the other lacks', () => {
  expect(areOtherStrengths(['20'], ['40'])).toBe(true)
  expect(areOtherStrengths(['1', '50'], ['0.5', '50'])).toBe(true)
  expect(areOtherStrengths(['2'], ['0.5', '2'])).toBe(false)
  expect(areOtherStrengths(['8.75 dose'], ['0.5'])).toBe(false)
  expect(areOtherStrengths([], ['20'])).toBe(false)
})
