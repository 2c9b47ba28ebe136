import { expect, it } from 'vitest'
import { greenWords } from './green-words'

it.each([
  ['Еко тениска от екологичен памук', ['Еко', 'екологичен']],
  ['Чанта от екокожа, щадяща природата', ['екокожа', 'щадяща природата']],
  ['Устойчива мода', ['Устойчива']],
  ['Nachhaltige, umweltfreundliche Jacke', ['Nachhaltige', 'umweltfreundliche']],
  ['Öko-Shirt, klimaneutral verschickt', ['Öko', 'klimaneutral']],
  ['An eco-friendly, sustainable coat', ['eco', 'sustainable']],
  ['ECO', ['ECO']],
  ['Environmentally friendly and carbon-neutral', ['Environmentally friendly', 'carbon-neutral']],
  ['Экологичная куртка', ['Экологичная']],
  ['Устойчивая мода, безопасна для природы', ['Устойчивая', 'безопасна для природы']],
  ['Биоразградима опаковка', ['Биоразградима']],
])('%s claims something in general', (text, found) => {
  expect(greenWords(text)).toEqual(found)
})

it.each([
  'Зелена рокля, устойчива на износване',
  'Доставка с Еконт, икономична опаковка',
  'Цветовете са устойчиви към пране',
  'Grünes Kleid mit OEKO-TEX Standard 100, Öko-Tex geprüft',
  'Wirtschaftlich, ökonomisch',
  'A dark green coat, economical to wash',
  'Зелёное платье, устойчиво к износу, экономичная стирка',
  '100 % памук, сертифициран по GOTS',
])('%s does not', (text) => {
  expect(greenWords(text)).toEqual([])
})
