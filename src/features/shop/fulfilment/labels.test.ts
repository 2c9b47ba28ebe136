import { expect, it } from 'vitest'
import { readBack, typedNames } from '../../../../tests/shop/orders/documents/read-back'
import { drawLabels } from './labels'

const label = (name: string) => ({
  parcel: 'p',
  number: 'B-1',
  method: 'До адрес с Еконт',
  point: name,
  name,
  company: name,
  street: name,
  street2: name,
  postcode: '1504',
  city: name,
  region: name,
  country: 'BG',
  phone: '+359 88 123 4567',
  collectCents: 4397,
  pieces: 2,
  seller: name,
  sellerAddress: name,
})

it.each(typedNames)('no box is drawn on a label, whatever was typed: %j', async (name) => {
  expect((await readBack(await drawLabels([label(name)]))).boxes).toBe(0)
})

it('a label has all lines of the address, as the order has', async () => {
  const firm = { ...label('Мария Иванова'), company: 'Лист ЕООД', region: 'Attiki' }
  const { text } = await readBack(await drawLabels([firm]))
  expect(text).toContain('Лист ЕООД')
  expect(text).toContain('Attiki')
})

it('a label has a page of its own, however long a word of it is', async () => {
  const { pages } = await readBack(await drawLabels([label('Ш'.repeat(120)), label('Мария Иванова')]))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('B-1')
})
