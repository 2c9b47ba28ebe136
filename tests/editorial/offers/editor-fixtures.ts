import { readFile } from 'node:fs/promises'
import { handleEndpoints, type Payload } from 'payload'
import { editorAnswer } from '@/admin/offer-editor/editor-api'
import type { ChangesInput, OfferEditorState } from '@/features/editorial/offers/editing/types'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from '../brochure-import/brochures'

const password = 'a long enough password'

export async function fixture(name: string): Promise<Buffer> {
  const file = await readFile(new URL(`./fixtures/${name.replace('-again', '')}`, import.meta.url))
  return name.includes('-again') ? Buffer.concat([file, Buffer.from('\n')]) : file
}

async function editorFixtures(payload: Payload) {
  const brochures = await brochureFixtures(payload)
  const email = 'editor@broshura.example'
  await payload.create({ collection: 'users', data: { name: 'Редактор', email, password, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  const editor = { Authorization: `JWT ${token}` }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const { default: config } = await import('@payload-config')
    const headers = { ...editor, 'Accept-Language': 'de', ...init.headers }
    const request = new Request(`http://localhost:3000/api/cms/brochures${path}`, { ...init, headers })
    return handleEndpoints({ config, request })
  }

  async function importPdf(name: string): Promise<string> {
    const id = await brochures.createBrochure(await brochures.upload(await fixture(name)))
    await brochures.runImports()
    return id
  }

  const editorState = async (id: string): Promise<OfferEditorState> =>
    editorAnswer.parse(await (await ask(`/${id}/offers`)).json())
  const change = (id: string, changes: ChangesInput) =>
    ask(`/${id}/offers`, { method: 'POST', body: JSON.stringify(changes) })
  const table = (id: string, text: BodyInit, query = '') =>
    ask(`/${id}/offers.csv${query}`, { method: 'POST', body: text })

  return { ...brochures, ask, importPdf, editorState, change, table }
}

export type EditorFixtures = Awaited<ReturnType<typeof editorFixtures>>

export async function startEditor(): Promise<{ payload: Payload; url: string; fixtures: EditorFixtures }> {
  const { payload, url } = await freshCms()
  return { payload, url, fixtures: await editorFixtures(payload) }
}
