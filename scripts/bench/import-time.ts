import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { brochures } from '../../seed/content/brochures'
import { drawPlan } from '../../seed/content/plan'
import { drawBrochure } from '../../seed/drawing/brochures/brochure'
import { demoSignIns } from '../../seed/sign-ins'
import { created, json, staffSignIn, uploadForm } from './cms-api'

const pages = 48
const found = z.object({ docs: z.array(z.object({ status: z.string(), pageCount: z.number().nullish() })) })

export async function freshPdf(): Promise<Buffer> {
  const plan = brochures.map(drawPlan).find((one) => one?.size === 'a4' && one.textLayer)
  if (!plan) throw new Error('The demonstration has no brochure on A4.')
  const { bytes } = await drawBrochure({ ...plan, pages, products: Array(10).fill(plan.products).flat() })
  return Buffer.concat([bytes, Buffer.from(`\n%${Date.now()}\n`)])
}

export async function importSeconds(site: string, pdf: Buffer): Promise<number> {
  const headers = { Authorization: await staffSignIn(site, demoSignIns[0]) }
  const api = `${site}/api/cms`
  const upload = uploadForm(pdf, { type: 'application/pdf', name: `bench-${Date.now()}.pdf` })
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
