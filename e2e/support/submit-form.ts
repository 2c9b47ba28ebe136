const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

const unescaped = (text: string) => text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '')

const attribute = (tag: string, name: string) => unescaped(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '')

export async function readForm(page: string, mark: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(page, { headers })).text()
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((one) => one.includes(mark))
  if (!form) return null
  const data = new FormData()
  for (const tag of form.match(/<input [^>]*type="hidden"[^>]*>/g) ?? []) {
    data.set(attribute(tag, 'name'), attribute(tag, 'value'))
  }
  return data
}

export async function submitForm(
  page: string,
  mark: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const data = await readForm(page, mark, headers)
  if (!data) throw new Error(`${page} has no form with ${mark}`)
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return fetch(page, { method: 'POST', headers, body: data, redirect: 'manual' })
}
