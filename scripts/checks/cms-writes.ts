import { cms } from '@/server/db/tables/cms'

/** Tables of Payload that a source inserts into, or changes and deletes from, past its hooks. */
export type Writes = Record<'insert' | 'change', string[]>

const statement = /(insert into|update|delete from)\s+\$\{([\w.]+)\}/g
const taken = /\{([^{}]*)\} = tables\b(?!\.)/g
const renamed = /\bconst (\w+) = ([\w.]+)$/gm

export function writesToCms(source: string): Writes {
  const names = new Map(Object.keys(cms).map((table) => [`tables.${table}`, table]))
  for (const [, list = ''] of source.matchAll(taken)) {
    for (const part of list.split(',')) {
      const [table = '', name = table] = part.trim().split(/:\s*/)
      names.set(name, table)
    }
  }
  for (const [, name = '', given = ''] of source.matchAll(renamed)) {
    const table = names.get(given)
    if (table) names.set(name, table)
  }
  const writes: Writes = { insert: [], change: [] }
  for (const [, verb, name = ''] of source.matchAll(statement)) {
    const table = names.get(name)
    const known = writes[verb === 'insert into' ? 'insert' : 'change']
    if (table && table in cms && !known.includes(table)) known.push(table)
  }
  return writes
}
