const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

const unescaped = (text: string) => text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '')

const attribute = (tag: string, name: string) => unescaped(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '')

/** Sends the form of a page that contains `mark`, as a browser without JavaScript does. */
export async function submitForm(
  page: string,
  mark: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const html = await (await fetch(page, { headers })).text()
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((one) => one.includes(mark))
  if (!form) throw new Error(`${page} has no form with ${mark}`)
  const data = new FormData()
  for (const tag of form.match(/<input [^>]*type="hidden"[^>]*>/g) ?? []) {
    data.set(attribute(tag, 'name'), attribute(tag, 'value'))
  }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return fetch(page, { method: 'POST', headers, body: data, redirect: 'manual' })
}
