import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import { expect } from 'vitest'
import { brochureFixtures } from './brochures'
import { drawPdf, simpleBrochure } from './make-pdf'

const email = 'editor@broshura.example'
const password = 'a long enough password'

/** A PDF whose pages print a headline and lines below it. */
export const pages = (...printed: string[][]) =>
  drawPdf((pdf) => {
    for (const [headline = '', ...lines] of printed) {
      pdf.addPage({ size: 'A4', margin: 40 })
      pdf.fontSize(44).text(headline, 40, 60)
      for (const [index, line] of lines.entries()) pdf.fontSize(14).text(line, 40, 200 + index * 40)
    }
  })
export const cover = (lines: string[]) => pages(lines)

/** Brochures as an editor makes them of PDFs that are dropped. */
export async function draftFixtures(payload: Payload) {
  const fixtures = await brochureFixtures(payload)
  const { id: editorId } = await payload.create({
    collection: 'users',
    data: { name: 'Редактор', email, password, role: 'editor' },
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  const editor = new Headers({ Authorization: `JWT ${token}`, 'Content-Type': 'application/json' })

  const post = (path: string, body?: object, headers = editor) => rest('POST', path, body, headers)

  async function rest(method: string, path: string, body?: object, headers = editor) {
    const { default: config } = await import('@payload-config')
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return handleEndpoints({ config, request: new Request(`http://localhost:3000/api/cms${path}`, init) })
  }

  async function draftOf(pdf: Buffer, name?: string): Promise<string> {
    const file = await fixtures.upload(pdf, name)
    const made = await post(`/brochure-files/${file}/brochure`)
    expect(made.status).toBe(201)
    const { id } = await made.json()
    expect(await (await post(`/brochure-files/${file}/brochure`)).json()).toEqual({ id })
    return id
  }

  const allTexts = (id: string) =>
    payload.findByID({ collection: 'brochures', id, draft: true, locale: 'all', depth: 0 })

  async function createLast(days: { validFrom: string; validTo: string }) {
    const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(1)))
    await fixtures.runImports()
    await payload.update({ collection: 'brochures', id, data: days, draft: true, locale: 'bg' })
    await fixtures.publish(id)
  }

  async function later() {
    await payload.db.drizzle.execute(sql`
      update graphile_worker._private_jobs set run_at = now() where key like 'fillDroppedDraft %'`)
    await fixtures.runImports()
  }

  return { ...fixtures, editorId, post, rest, draftOf, allTexts, createLast, later }
}
