import { z } from 'zod'

const prefix = 'at:'
const keptText = z.string().min(1).max(200)

/** The field of a form for a parameter of the page that it is on, so that no field of the form has its name. */
export const keptField = (parameter: string) => `${prefix}${parameter}`

/** The search, the list and the place in it that a page showed beside its form: without them the form is not found again. */
export function keptPage(form: FormData): Record<string, string> {
  const kept = [...form.entries()].flatMap(([name, value]) => {
    const text = keptText.safeParse(value).data
    return name.startsWith(prefix) && text ? [[name.slice(prefix.length), text] as const] : []
  })
  return Object.fromEntries(kept)
}
