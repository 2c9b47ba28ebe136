import type { Payload } from 'payload'

const json = { 'Content-Type': 'application/json' }

export type Editor = 'anna' | 'boris' | 'vera'
export type EditorCall = (
  who: Editor,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  path: string,
  data?: object,
  language?: string,
) => Promise<Response>

export async function restEditors(payload: Payload, withAdmin = false): Promise<EditorCall> {
  const tokens: Record<string, string> = {}
  const names: Editor[] = withAdmin ? ['anna', 'boris', 'vera'] : ['anna', 'boris']
  for (const name of names) {
    const role = name === 'vera' ? 'admin' : 'editor'
    const data = { email: `${name}@example.com`, password: 'long-enough-for-a-test', role } as const
    await payload.create({ collection: 'users', data })
    tokens[name] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
  const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
  return (who, method, path, data, language = 'bg') => {
    const url = new URL(path, 'http://localhost:3000/api/cms/')
    const headers = {
      Authorization: `JWT ${tokens[who]}`,
      'Accept-Language': language,
      ...(data instanceof FormData ? {} : json),
    }
    const body = data ? { body: data instanceof FormData ? data : JSON.stringify(data) } : {}
    const slug = path.split('?', 1).flatMap((place) => place.split('/'))
    return routes[method](new Request(url, { method, headers, ...body }), { params: Promise.resolve({ slug }) })
  }
}
