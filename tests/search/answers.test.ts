import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')

const dieWithParent = new URL('../../scripts/services/die-with-parent.mjs', import.meta.url).href
const said = z.object({
  entries: z.number(),
  offers: z.array(z.object({ title: z.string(), priceCents: z.number() })),
})

let offer: string
let processes: ChildProcess[] = []

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const data = { brochure: ids['brochure current'] ?? '', pageNumber: 1, title: 'Краве масло', priceCents: 199 }
  offer = (await cms.create({ collection: 'offers', data })).id
  processes = [1, 2].map(() =>
    fork('tests/search/answering-process.ts', { execArgv: ['--import', dieWithParent, '--import', 'tsx'] }),
  )
  await Promise.all(processes.map((child) => once(child, 'message')))
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
})

const ask = (query: string) =>
  Promise.all(
    processes.map(async (child) => {
      const answer = once(child, 'message')
      child.send(query)
      return said.parse((await answer)[0])
    }),
  )

const both = (entries: number, ...offers: [title: string, priceCents: number][]) => {
  const answer = { entries, offers: offers.map(([title, priceCents]) => ({ title, priceCents })) }
  return [answer, answer]
}

/** One question leaves three cache entries: its answer, the offer that it found, and the brochure. */
const ofOne = 3

it('is cached by each process, whatever the letters and spaces, and changes in all of them with an offer', async () => {
  expect(await ask('краве масло')).toEqual(both(0, ['Краве масло', 199]))
  expect(await ask('Краве   Масло')).toEqual(both(ofOne, ['Краве масло', 199]))
  expect(await ask('масло')).toEqual(both(ofOne, ['Краве масло', 199]))
  await cms.update({ collection: 'offers', id: offer, data: { priceCents: 149 } })
  expect(await ask('краве масло')).toEqual(both(0, ['Краве масло', 149]))
  expect(await ask('масло')).toEqual(both(ofOne, ['Краве масло', 149]))
  await cms.update({ collection: 'offers', id: offer, data: { title: 'Биволско масло' } })
  expect(await ask('масло')).toEqual(both(0, ['Биволско масло', 149]))
})

it('is asked for anew after the products have been indexed', async () => {
  await ask('масло')
  await refreshPrices()
  expect(await ask('масло')).toMatchObject([{ entries: 0 }, { entries: 0 }])
  await cms.delete({ collection: 'offers', id: offer })
  expect(await ask('масло')).toEqual(both(0))
})
