import { describe, expect, it } from 'vitest'
import { retailerInText } from './draft-texts'

const retailer = (name: string, website: string | null = null) => ({ id: name, name, website })
const known = [
  retailer('Капка'),
  retailer('Пазар', 'https://www.pazar-bg.example/oferti'),
  retailer('Добър пазар'),
  retailer('Kaufmarkt'),
]
const found = (text: string) => retailerInText(text, known)?.name ?? null

describe('whose brochure a text is', () => {
  it.each([
    ['Седмица в КАПКА', 'Капка'],
    ['Kapka · 20-26 ноември', 'Капка'],
    ['Кауфмаркт', 'Kaufmarkt'],
    ['Добър пазар, повече за Вас', 'Добър пазар'],
    ['вижте pazar-bg.example, Капка мляко', 'Пазар'],
    ['всяка капка е важна, на пазар', null],
    ['', null],
  ])('%s: %s', (text, name) => expect(found(text)).toBe(name))
})
