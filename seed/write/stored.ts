import { createHash } from 'node:crypto'
import { isLocale } from '@/i18n/routing'

export type Names = Map<string, string>

const kinds = /^(?:picture|post|post-term|author|month):/

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const isWhole = (value: Record<string, unknown>) => 'root' in value || Object.keys(value).every(isLocale)

export function stored(value: unknown, place: string, names: Names): unknown {
  if (typeof value === 'string') return kinds.test(value) ? meant(value, names) : value
  if (Array.isArray(value)) return value.map((entry, at) => stored(entry, `${place}/${at}`, names))
  if (!isObject(value) || isWhole(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, stored(field, `${place}/${name}`, names)])
  const id = createHash('sha256').update(place).digest('hex').slice(0, 24)
  return { id, ...Object.fromEntries(fields) }
}

export function meant(name: string, names: Names): string {
  const found = names.get(name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
