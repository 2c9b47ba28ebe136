import { resolve } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import { type Locale, locales } from '@/i18n/routing'
import { type Columns, decodeFile, parseTable, type Table, TableTooLarge } from './parse-table'

/** Bytes that are parsed within some tens of milliseconds; a larger file would block other requests. */
const mostHere = 1024 * 1024
const threadMs = 20_000

let turn: Promise<unknown> = Promise.resolve()

/** Parses large files in a thread, one after another. @throws TableTooLarge */
export function readTable<Column extends string>(file: Uint8Array, columns: Columns<Column>): Promise<Table<Column>> {
  if (file.length <= mostHere) return Promise.try(() => parseTable(decodeFile(file), columns))
  const read = turn.then(() => readApart(file, columns))
  turn = read.catch(() => undefined)
  return read
}

type Reply<Column> = { table: Table<Column> } | { bound: TableTooLarge['bound'] }

async function readApart<Column extends string>(file: Uint8Array, columns: Columns<Column>): Promise<Table<Column>> {
  const thread = new Thread(resolve('src/lib/csv/table-thread.ts'), {
    workerData: { file, columns },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { promise, resolve: take, reject } = Promise.withResolvers<Reply<Column>>()
  thread.once('message', take)
  thread.once('error', reject)
  const tooLong = setTimeout(() => reject(new Error('A table took too long to read.')), threadMs)
  try {
    const reply = await promise
    if ('table' in reply) return reply.table
    throw new TableTooLarge(reply.bound)
  } finally {
    clearTimeout(tooLong)
    await thread.terminate()
  }
}

export function byHeading<Column extends string>(
  columns: readonly Column[],
  nameOf: (column: Column, language: Locale) => string,
): ReadonlyMap<string, Column> {
  const known = new Map<string, Column>()
  for (const column of columns) {
    for (const name of [column, ...locales.map((language) => nameOf(column, language))]) {
      if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), column)
    }
  }
  return known
}
