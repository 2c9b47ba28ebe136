import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { multiBuySchema } from '@/lib/multi-buy-schema'
import { measure } from './measure'
import { readDocument } from './read-document'

const place = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))

const labels = z.array(
  z.object({ title: z.string(), multiBuy: z.nullable(multiBuySchema), depositCents: z.number().nullable() }),
)

it('the multi-buy prices and deposits of two pages are read as they are printed, and no other offer for them', async () => {
  const figures = await measure(place('deals.pdf'), place('deals.json'))
  expect(figures).toMatchObject({ offers: 16, found: 16, right: 16, title: 16, oldPrice: 16 })
  const read = (await readDocument(place('deals.pdf'), place('deals.json'))).flatMap(({ proposals }) => proposals)
  const printed = labels.parse(JSON.parse(await readFile(place('deals.json'), 'utf8')))
  const termsOf = (offers: z.infer<typeof labels>) =>
    Object.fromEntries(offers.map(({ title, multiBuy, depositCents }) => [title, { multiBuy, depositCents }]))
  expect(termsOf(read)).toEqual(termsOf(printed))
})
