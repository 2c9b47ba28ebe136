import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { brochures } from '../../seed/content/brochures'
import { drawPlan } from '../../seed/content/plan'
import { drawBrochure } from '../../seed/drawing/brochures/brochure'
import { demoSignIns } from '../../seed/sign-ins'

const pages = 48
const created = z.object({ doc: z.object({ id: z.string() }) })
const found = z.object({ docs: z.array(z.object({ status: z.string(), pageCount: z.number().nullish() })) })

export async function freshPdf(): Promise<Buffer> {
  const plan = brochures.map(drawPlan).find((one) => one?.size === 'a4' && one.textLayer)
  if (!plan) throw new Error('The demonstration has no brochure on A4.')
  const { bytes } = await drawBrochure({ ...plan, pages, products: Array(10).fill(plan.products).flat() })
  return Buffer.concat([bytes, Buffer.from(`\n%${Date.now()}\n`)])
}

export async function importSeconds(site: string, pdf: Buffer): Promise<number> {
  const token = await signIn(site)
  const headers = { Authorization: `JWT ${token}` }
  const api = `${site}/api/cms`
  const upload = new FormData()
  upload.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `bench-${Date.now()}.pdf`)
  const file = created.parse(await json(fetch(`${api}/brochure-files`, { method: 'POST', headers, body: upload })))
  const began = performance.now()
  const brochure = created.parse(
    await json(
      fetch(`${api}/brochures?draft=true`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title: 'Bench', slug: `bench-${Date.now()}`, file: file.doc.id, _status: 'draft' }),
      }),
    ),
  )
  for (;;) {
    const query = `where[brochure][equals]=${brochure.doc.id}&depth=0&limit=1`
    const [state] = found.parse(await json(fetch(`${api}/imports?${query}`, { headers }))).docs
    if (state?.status === 'done') {
      if (state.pageCount !== pages) throw new Error(`${state.pageCount} pages were imported, not ${pages}.`)
      return (performance.now() - began) / 1000
    }
    if (state?.status === 'failed') throw new Error('The import failed; the log of the worker says why.')
    await delay(250)
  }
}

async function signIn(site: string): Promise<string> {
  const { email, password } = demoSignIns[0]
  const body = JSON.stringify({ email, password })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await json(fetch(`${site}/api/cms/users/login`, { method: 'POST', headers, body }))
  return z.object({ token: z.string() }).parse(answer).token
}

async function json(answer: Promise<Response>): Promise<unknown> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response.json()
}
