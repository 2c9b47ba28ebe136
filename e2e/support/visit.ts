import { stack } from './stack-ready'

export interface Visit {
  status: number
  text: string
  headers: Headers
}

export async function visit(path: string, headers: Record<string, string> = {}, url = stack().url): Promise<Visit> {
  const response = await fetch(url + path, { redirect: 'manual', headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
