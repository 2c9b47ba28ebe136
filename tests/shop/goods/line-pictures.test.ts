import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mediaFile } from '@/design/media-picture'
import { sampleFiles } from '../../access/samples'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'

const { payload, dataDir } = await freshCms()
const kit = await orderKit(payload)
const { pngFile } = await sampleFiles()

const upload = async () => (await payload.create({ collection: 'media', data: {}, file: pngFile() })).id
const show = (product: string, ...images: string[]) =>
  payload.update({ collection: 'products', id: product, locale: 'bg', data: { images } })
const isThere = (address: string) => existsSync(path.join(dataDir, 'uploads/media', mediaFile(address)))

async function ordered(picture: string) {
  const { line, product } = await kit.variantWith(5)
  await show(product, picture)
  const { id } = await kit.placed(kit.requestOf([line]))
  const shown = async () => (await kit.orderOf(id)).lines[0]?.picture ?? ''
  return { product, shown }
}

it('an order shows its goods also after the file of their picture was replaced', async () => {
  const picture = await upload()
  const { shown } = await ordered(picture)
  const other = await ordered(await upload())
  const [before, ofOther] = [await shown(), await other.shown()]
  expect(isThere(before)).toBe(true)
  await payload.update({ collection: 'media', id: picture, data: {}, file: pngFile() })
  const after = await shown()
  expect([after === before, isThere(before), isThere(after)]).toEqual([false, false, true])
  expect(await other.shown()).toBe(ofOther)
})

it('an order shows the picture of now after the one that it had was deleted', async () => {
  const [picture, next] = [await upload(), await upload()]
  const { product, shown } = await ordered(picture)
  const later = await ordered(next)
  await show(product, next)
  await payload.delete({ collection: 'media', id: picture })
  expect(await shown()).toBe(await later.shown())
  expect(isThere(await shown())).toBe(true)
})
