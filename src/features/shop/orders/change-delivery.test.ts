import { expect, it } from 'vitest'
import { deliveryShape } from './change-delivery'

const typed = { name: 'Нина Стоева', phone: '+359 88 700 1122', street: 'ул. Дунав 3', street2: '', postcode: '7000' }

it('keeps signs that nobody sees out of an address, which is printed on a label', () => {
  const unseen = { name: 'Нина\u202E Стоева', street: ' \u200Bул. Дунав 3', city: 'Ру\u2066се', company: '\u200B' }
  expect(deliveryShape.parse({ ...typed, ...unseen })).toMatchObject({
    name: 'Нина Стоева',
    street: 'ул. Дунав 3',
    street2: null,
    city: 'Русе',
    company: null,
  })
})

it('refuses a name of nothing but such signs', () => {
  expect(deliveryShape.safeParse({ ...typed, name: '\u200B', city: 'Русе' }).success).toBe(false)
})

it('leaves the firm as it is where a form has no field for it', () => {
  expect(deliveryShape.parse({ ...typed, city: 'Русе' })).not.toHaveProperty('company')
})
