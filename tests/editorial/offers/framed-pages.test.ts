import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type EditorFixtures, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
})
afterAll(() => payload.destroy())

it('an imported page is read by its frames: each price keeps its own title, pack size and old price', async () => {
  const { proposals } = await fixtures.editorState(await fixtures.importPdf('framed/oven.pdf'))
  const read = proposals.map(({ title, packSize, priceCents, oldPriceCents }) =>
    [title, packSize, priceCents, oldPriceCents].join(' | '),
  )
  expect(read.sort()).toEqual([
    'Баница със сирене и спанак | 300 г | 249 | 320',
    'Домашна лимонада с мента | 400 мл | 199 | 260',
    'Еклер с ванилов крем | 90 г | 130 | ',
    'Капучино голямо | 300 мл | 240 | ',
    'Козунак с локум и орехи | 500 г | 449 | 590',
    'Питка с чубрица | 180 г | 95 | ',
    'Ръжен хляб с квас | 650 г | 219 | 280',
    'Торта Гараш парче | 120 г | 275 | 350',
  ])
})

it('and rows with round corners by their cells', async () => {
  const { proposals } = await fixtures.editorState(await fixtures.importPdf('framed/burrow.pdf'))
  expect(proposals.filter(({ uncertain }) => uncertain)).toEqual([])
  const read = proposals.map(({ title, packSize, priceCents }) => [title, packSize, priceCents].join(' | '))
  expect(read.slice(0, 4)).toEqual([
    'Katzenstreu Klumpen | 10 l | 799',
    'Hundefutter Rind | 800 g | 249',
    'Kaustange Dental | 180 g | 199',
    'Vogelfutter Mischung | 2,5 kg | 549',
  ])
})
