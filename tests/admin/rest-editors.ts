import type { Payload } from 'payload'

export type Editor = 'anna' | 'boris'
export type EditorCall = (
  who: Editor,
  method: 'GET' | 'PATCH' | 'POST',
  path: string,
  data?: object,
) => Promise<Response>

/** Two editors who ask the REST API of the CMS as its forms do; the path is behind `/api/cms/`, its query included. */
export async function restEditors(payload: Payload): Promise<EditorCall> {
  const tokens: Record<string, string> = {}
  for (const name of ['anna', 'boris']) {
    const data = { email: `${name}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
    await payload.create({ collection: 'users', data })
    tokens[name] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
  const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
  return (who, method, path, data) => {
    const url = new URL(path, 'http://localhost:3000/api/cms/')
    const headers = { Authorization: `JWT ${tokens[who]}`, 'Accept-Language': 'bg', 'Content-Type': 'application/json' }
    const body = data ? { body: JSON.stringify(data) } : {}
    const slug = path.split('?', 1).flatMap((place) => place.split('/'))
    return routes[method](new Request(url, { method, headers, ...body }), { params: Promise.resolve({ slug }) })
  }
}
