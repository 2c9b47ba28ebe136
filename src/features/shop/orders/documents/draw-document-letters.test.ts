import { expect, it } from 'vitest'
import { readBack, typedNames } from '../../../../../tests/shop/orders/documents/read-back'
import { drawVoucher } from '../vouchers/draw-voucher'
import { drawPdf, type IssuedDocument } from './draw-document'
import { drawable, drawableParts } from './fonts'

const document = (name: string, kind: IssuedDocument['kind']): IssuedDocument => ({
  kind,
  number: 7,
  issuedAt: new Date('2026-11-27T10:00:00Z'),
  language: 'bg',
  content: {
    seller: { name, address: name, eik: '203123451', vatNumber: 'BG203123451', shopNumber: 'RF1', iban: '' },
    buyer: { name, address: name, eik: '175074752', vatNumber: '' },
    order: { number: 'B-1', placedAt: '2026-11-27T10:00:00Z' },
    paymentMethod: 'card',
    transaction: 'pi_1',
    lines: [{ title: name, sku: 'SKU', quantity: 2, unitPriceCents: 1999, discountCents: 0, vatRatePercent: 20 }],
    shippingCents: 399,
    shares: [{ ratePercent: 20, grossCents: 4397, netCents: 3664, vatCents: 733 }],
    totalCents: 4397,
    voucherCents: 0,
    taxedCents: 0,
    isUntaxed: false,
    isRegistered: true,
    corrects: null,
  },
})

const voucher = (name: string): Parameters<typeof drawVoucher>[0] => ({
  language: 'bg',
  design: 'branch',
  balanceCents: 5000,
  sender: name,
  recipient: name,
  message: name,
  expiresOn: '2029-11-27',
})

it.each(typedNames)('no box is drawn on any document, whatever was typed: %j', async (name) => {
  for (const kind of ['invoice', 'credit-note', 'sale'] as const)
    expect((await readBack(await drawPdf(document(name, kind)))).boxes).toBe(0)
  expect((await readBack(await drawVoucher(voucher(name), 'ABCDEFGH12345678'))).boxes).toBe(0)
})

it('letters of Bulgarian are there, and nothing of a text is lost but signs that no font has', async () => {
  const { text } = await readBack(await drawPdf(document('Бебе и майка ѝ ЕООД', 'invoice')))
  expect(text).toContain('Бебе и майка ѝ ЕООД')
  expect(drawable('Мария 🌸 Иванова', 'regular').text).toBe('Мария Иванова')
  expect(drawable('приятелката ѝ ♥', 'bold')).toEqual({ text: 'приятелката ѝ', font: 'noto bold' })
  expect(drawable('майка и\u0300', 'regular').text).toBe('майка ѝ')
  expect(drawable('李 AG', 'regular').text).toBe('? AG')
  expect(drawable('a\u202Eb\u0000c\u200Bd', 'regular').text).toBe('abcd')
  expect(drawable('محمد علي', 'regular')).toEqual({ text: 'علي محمد', font: 'arabic regular' })
  expect(drawable('12,50\u00A0€', 'regular')).toEqual({ text: '12,50\u00A0€', font: 'onest regular' })
})

it('a name of several scripts loses no letter, and a sign that is left out no space before a comma', async () => {
  expect(drawableParts('Йордан محمد علي Петров', 'regular')).toEqual([
    { text: 'Йордан ', font: 'onest regular' },
    { text: 'علي محمد ', font: 'arabic regular' },
    { text: 'Петров', font: 'onest regular' },
  ])
  const sale = document('Мария', 'sale')
  const buyer = { ...sale.content.buyer, name: 'Йордан محمد Петров' }
  const { text, boxes } = await readBack(await drawPdf({ ...sale, content: { ...sale.content, buyer } }))
  expect([boxes, text.includes('?')]).toEqual([0, false])
  expect(text).toContain('Петров')
  expect(drawable('ул. „Шипка“ 5 ♥, вх. Б', 'regular').text).toBe('ул. „Шипка“ 5, вх. Б')
  expect(drawable('♥ Мария ♥ Иванова ♥!', 'regular').text).toBe('Мария Иванова!')
})

it('delivery has the rate at which it is taxed, and none where nothing is', async () => {
  const sale = document('Мария Иванова', 'sale')
  expect((await readBack(await drawPdf(sale))).text).toMatch(/Доставка\s+1\s+3,99\s€\s+20\s%/)
  const untaxed = { ...sale, content: { ...sale.content, isUntaxed: true, shares: [] } }
  expect((await readBack(await drawPdf(untaxed))).text).toMatch(/Доставка\s+1\s+3,99\s€\s+–/)
})

it('of a seller who is not registered no VAT is shown', async () => {
  const sale = document('Мария Иванова', 'sale')
  const shares = [{ ratePercent: 0, grossCents: 4397, netCents: 4397, vatCents: 0 }]
  const content = { ...sale.content, isRegistered: false, shares }
  const { text } = await readBack(await drawPdf({ ...sale, content }))
  expect(text).toMatch(/Доставка\s+1\s+3,99\s€\s+–/)
  expect(text).toContain('не е регистриран по ЗДДС')
  expect(text).not.toMatch(/0\s%|с ДДС/)
})

it('an English document writes its rates in one way', async () => {
  const { text } = await readBack(await drawPdf({ ...document('Maria', 'sale'), language: 'en' }))
  expect(text).toContain('20%')
  expect(text).not.toMatch(/20\s%/)
})

it('a voucher names the page of the shop in its own language', async () => {
  const { text } = await readBack(await drawVoucher({ ...voucher('Maria'), language: 'de' }, 'ABCDEFGH12345678'))
  expect(text.replaceAll(/\s/g, '')).toContain('/de/our-gift-vouchers')
})

it('nothing that was typed leads to another page: long words and many lines fit', async () => {
  const long = 'Ш'.repeat(120)
  const lines = Array.from({ length: 150 }, () => 'а').join('\n')
  for (const message of [long.repeat(2), lines, 'Ш '.repeat(150)]) {
    const read = await readBack(await drawVoucher({ ...voucher('Ш'.repeat(80)), message }, 'ABCDEFGH12345678'))
    expect(read.pages).toHaveLength(1)
    expect(read.text).toContain('ABCD-EFGH-1234-5678')
  }
  expect((await readBack(await drawPdf(document('Ш'.repeat(200), 'invoice')))).pages).toHaveLength(1)
})
