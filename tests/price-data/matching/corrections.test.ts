import { createLocalReq, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditSentence } from '@/admin/audit/audit-cells'
import { readAddress } from '@/admin/products/address'
import { freshCms } from '../../setup/cms'
import { hearTags } from '../../setup/hear-tags'

const { payload, url } = await freshCms()
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { seenOf } = await import('@/features/price-data/matching/corrections')
const { productEndpoints } = await import('@/features/price-data/matching/endpoints')
const { findProducts, readProduct, similarProducts } = await import('@/features/price-data/matching/editor-data')
const { createCompany, everything, importListings, listing } = await import('./matching-fixtures')

const told = await hearTags(url)
const password = 'a long enough password'
let product: number

beforeAll(async () => {
  for (const role of ['editor', 'admin'] as const) {
    await payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, role } })
  }
  const [first, second] = [await createCompany('Едно'), await createCompany('Две')]
  await importListings(first, 12, { a1: 'МАСЛО КРАВЕ ВЕРЕЯ 250ГР', a2: 'МАСЛО ВЕРЕЯ 125ГР' })
  await importListings(second, 12, { b1: 'масло Верея 250g', b2: 'Масло Верея селско 250 г' })
  await matchListings()
  product = (await listing('a1')).product_id ?? 0
})

async function signIn(role: 'editor' | 'admin') {
  const { token } = await payload.login({ collection: 'users', data: { email: `${role}@example.com`, password } })
  return { Authorization: `JWT ${token}` }
}

async function send(
  what: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  id: number | string = product,
) {
  const { default: config } = await import('@payload-config')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request(`http://localhost:3000/api/cms/product-groups/products/${id}/${what}`, {
    method: 'POST',
    headers,
    body: form,
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, location: response.headers.get('location') }
}

describe('the forms of the editors’ page', () => {
  it('are closed to visitors and to customers', async () => {
    const before = await everything()
    const customer = await payload.create({
      collection: 'customers',
      data: { email: 'c@example.com', supabaseId: 'c' },
    })
    const req = await createLocalReq({ user: { ...customer, collection: 'customers' } }, payload)
    for (const { handler } of productEndpoints) expect((await handler(req)).status).toBe(403)
    for (const what of ['merge', 'split', 'correct']) {
      expect(await send(what, { from: '2', listing: '1', title: 'X' })).toEqual({ status: 403, location: null })
      expect((await send(what, { from: '2' }, { Authorization: 'Bearer forged' })).status).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })

  it('correct, split and merge for editors and admins, and lead back to the product', async () => {
    const editor = await signIn('editor')
    const fields = { title: 'Масло Верея', brand: 'Верея', amount: '250', unit: 'kg', group: '12' }
    await told()
    const corrected = await send('correct', fields, editor)
    expect(await told()).toContain('prices')
    expect(corrected).toEqual({ status: 303, location: `/admin/products?product=${product}&done=correct` })
    const { id } = await listing('b1')
    const split = await send('split', { listing: String(id) }, editor)
    expect(await told()).toContain('prices')
    const own = (await listing('b1')).product_id
    expect(own).not.toBe(product)
    expect(split.location).toBe(`/admin/products?product=${own}&done=split`)
    await send('merge', { from: String(own) }, await signIn('admin'))
    expect(await told()).toContain('prices')
    expect((await listing('b1')).product_id).toBe(product)
    expect((await readProduct(own ?? 0))?.product.id).toBe(product)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { like: 'product.' } },
      sort: 'at',
    })
    expect(docs.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'editor@example.com product.corrected',
      'editor@example.com product.split',
      'admin@example.com product.merged',
    ])
  })

  it('leave in the log which products they were about', async () => {
    const other = await listing('a2')
    const parted = await send('part', { from: String(other.product_id) }, await signIn('editor'))
    expect(parted.location).toBe('/admin/products?done=part')
    const where = { action: { like: 'product.' } }
    const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'at' })
    const said = docs.map((entry) => auditSentence(entry, 'en'))
    expect(said).toHaveLength(4)
    for (const sentence of said) expect(sentence).toContain('Масло Верея')
    expect(said[1]).toContain('Масло Верея 250 г')
    expect(said[2]).toContain('Масло Верея 250 г → Масло Верея')
    expect(said[3]).toContain(`${other.title} and Масло Верея`)
  })

  it('unite no products that somebody has parted since the list was read', async () => {
    const other = await listing('a2')
    const fields = { from: String(other.product_id) }
    const late = await send('join', fields, await signIn('admin'))
    expect(late.location).toBe(`/admin/products?product=${product}&refused=parted`)
    expect(readAddress({ refused: 'parted' }).refused).toBe('parted')
    expect(await listing('a2')).toEqual(other)
  })

  it('say what is wrong and change nothing', async () => {
    const editor = await signIn('editor')
    const before = await everything()
    const refused = async (what: string, fields: Record<string, string>) =>
      (await send(what, fields, editor)).location?.split('refused=')[1]
    expect(await refused('merge', { from: String(product) })).toBe('same')
    expect(await refused('merge', { from: '999999' })).toBe('unknown')
    expect(await refused('split', { listing: 'x' })).toBe('invalid')
    expect(await refused('correct', { title: ' ' })).toBe('invalid')
    expect(await refused('correct', { title: 'Масло', amount: '1.5', unit: 'kg' })).toBe('invalid')
    expect((await send('merge', {}, editor, 'x')).status).toBe(404)
    expect(await everything()).toEqual(before)
  })

  it('lead back with what was typed where a correction is refused', async () => {
    const typed = { title: '', brand: 'Верея', amount: '1.5', unit: 'l', group: '12' }
    const { location } = await send('correct', typed, await signIn('editor'))
    const sent = Object.fromEntries(new URL(location ?? '', 'http://localhost').searchParams)
    expect(readAddress(sent)).toMatchObject({ product, refused: 'invalid', typed })
    expect(readAddress({ ...sent, refused: undefined }).typed).toBeNull()
    expect(readAddress({ product: String(product), refused: 'same' }).typed).toBeNull()
  })

  it('undo no correction that somebody else has made since the form was opened', async () => {
    const opened = await readProduct(product)
    if (!opened) throw new Error('the product is gone')
    const fields = { title: 'Масло Верея', brand: 'Верея', unit: 'kg', group: '12', seen: seenOf(opened.product) }
    const [first, second] = [await signIn('editor'), await signIn('admin')]
    for (const attempt of ['sent', 'sent twice']) {
      const { location } = await send('correct', { ...fields, amount: '400' }, first)
      expect(location, attempt).toContain('done=correct')
    }
    const refusalOf = async (typed: Record<string, string>) => {
      const { location } = await send('correct', { ...fields, ...typed }, second)
      return readAddress(Object.fromEntries(new URL(location ?? '', 'http://localhost').searchParams))
    }
    const invalid = await refusalOf({ amount: '2.5' })
    expect(invalid, 'the next try knows no more').toMatchObject({ refused: 'invalid', typed: { seen: fields.seen } })
    const late = await refusalOf({ amount: '250', brand: 'Верея Био' })
    expect(late).toMatchObject({ product, refused: 'changed', typed: { amount: '250' } })
    expect((await readProduct(product))?.product).toMatchObject({ pack_amount: 400, brand: opened.product.brand })
  })
})

it('finds products by any words of their titles, and the likest of a group', async () => {
  const titles = async (search: string) =>
    (await findProducts({ search, group: 12, page: 1 })).products.map(({ title }) => title)
  expect(await titles('vereya maslo')).toHaveLength(3)
  expect(await titles('селско')).toEqual(['Масло Верея селско 250 г'])
  expect((await findProducts({ search: '100%_', group: null, page: 1 })).total).toBe(0)
  const found = await readProduct(product)
  if (!found) throw new Error('the product is gone')
  expect((await similarProducts(found.product)).map(({ title }) => title)).toContain('Масло Верея селско 250 г')
})
