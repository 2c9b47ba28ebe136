import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startNode } from '../services/processes'
import { mailDomain } from './customers'
import type { EditedThing } from './editors'
import { importFaults, readImports } from './import-ledger'
import type { Ledger } from './ledger'
import { mailFaults, mailsTo, paymentFaults, readMails, readOrders, toldFaults } from './order-ledger'
import type { Outage } from './outages'
import type { Stack } from './stack'
import { readSold, readStock, type Sold, type Stock, stockFaults } from './stock-ledger'
import { givenUpFaults } from './verdict'

export interface Before {
  stock: Stock
  sold: Sold
}

export const stateBefore = async ({ query }: Stack): Promise<Before> => ({
  stock: await readStock(query),
  sold: await readSold(query),
})

interface Given {
  stack: Stack
  ledger: Ledger
  before: Before
  edited: EditedThing[]
  mails: Buffer[]
  outages: Outage[]
}

/** Compares what the load was told with the database and the store. @returns sentences on what happened, and faults */
export async function checkEnd({ stack, ledger, before, edited, mails: raw, outages }: Given) {
  const { query, provider } = stack
  const orders = (await readOrders(query)).filter(({ email }) => email.endsWith(`@${mailDomain}`))
  const mails = mailsTo(mailDomain, await readMails(raw))
  const log = stack.workerLogs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('')
  const named = log.match(/it is not sent again/g)?.length ?? 0
  const ofMails = mailFaults(orders, mails, named)
  const after = await stateBefore(stack)
  const files = await checkFiles(stack)
  const count = (kind: keyof Ledger['of']) => ledger.of[kind].length
  const standing = orders.filter(({ status }) => status === 'placed').length
  return {
    said: [
      `${orders.length} orders (${standing} stand), ${mails.size} mails, of which ${ofMails.missing.length} are missing and ${named} are named as lost`,
      `${count('edit')} edits, ${edited.reduce((sum, { watch }) => sum + watch.reads(), 0)} reads of them at the edge`,
      `${count('brochure')} PDFs, ${count('prices')} days of prices, ${count('trouble')} times trouble`,
      ...files.said,
    ],
    faults: [
      ...toldFaults(ledger.of.order, orders),
      ...paymentFaults(orders, provider.store),
      ...ofMails.faults,
      ...givenUpFaults(log, outages),
      ...stockFaults(before.stock, after.stock, before.sold, after.sold),
      ...importFaults(ledger.of, await readImports(query, ledger.of)),
      ...(await editFaults(stack, edited)),
      ...edited.flatMap(({ watch }) => watch.faults),
      ...edited.filter(({ watch }) => watch.reads() === 0).map(({ path }) => `Nobody saw an edit on ${path}.`),
      ...files.faults,
      ...(['order', 'edit', 'brochure', 'prices'] as const)
        .filter((kind) => count(kind) === 0)
        .map((kind) => `The load came to no ${kind}.`),
    ],
  }
}

const titles = z.array(z.object({ title: z.string() }))

/** The last edit that was confirmed is the one that is kept. */
async function editFaults({ query }: Stack, edited: EditedThing[]): Promise<string[]> {
  const faults: string[] = []
  for (const { collection, id, watch, mark } of edited) {
    const text =
      collection === 'offers'
        ? 'select title from offers where id = $1'
        : `select title from brochures_locales where _parent_id = $1 and _locale = 'bg'`
    const [row] = titles.parse(await query(text, [id]))
    const kept = Number(row?.title.match(new RegExp(mark.source))?.[1] ?? 0)
    if (kept < watch.last()) faults.push(`${collection} ${id} keeps edit ${kept}, but ${watch.last()} was confirmed`)
  }
  return faults
}

/** References, files with their sizes, and the books of the shop with the numbers of its documents. */
async function checkFiles({ env, logs }: Stack): Promise<{ said: string[]; faults: string[] }> {
  const log = join(logs, 'check.log')
  const end = await startNode(['--import', 'tsx', 'scripts/restore.ts', 'check'], { env, log }).ended
  const said = readFileSync(log, 'utf8').trim().split('\n')
  return end === 'exit code 0' ? { said, faults: [] } : { said: [], faults: said }
}
