import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { sendCsv } from './csv-panel'

const table = { url: '/api/table.csv', plan: z.object({ token: z.string() }) }
const choice = { remove: false, confirmed: false }
const imported = () => sendCsv(table, new Blob(['sku']), { ...choice, apply: 'token' })
const shown = () => sendCsv(table, new Blob(['sku']), choice)

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['without an answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['with the answer of a proxy', async () => new Response('<html>', { status: 504 })],
  ['with an answer that is cut off', async () => new Response('{"done":', { status: 200 })],
])('an import %s may have been carried out, a dry run has changed nothing', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await imported()).toEqual({ state: 'lost' })
  expect(await shown()).toEqual({ state: 'failed' })
})

it.each([
  [new Response(null, { status: 403 }), undefined],
  [Response.json({ errors: [{ message: 'Too many columns.' }] }, { status: 422 }), 'Too many columns.'],
  [Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status: 500 }), 'Something went wrong.'],
])('a refusal has changed nothing', async (answer, message) => {
  vi.stubGlobal('fetch', async () => answer)
  expect(await imported()).toEqual({ state: 'failed', message })
})

it('a plan that is no longer the one that was shown comes back as it is now', async () => {
  const answer = { done: false, plan: { token: 'new' } }
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 409 }))
  expect(await imported()).toEqual({ state: 'changed', answer })
})
