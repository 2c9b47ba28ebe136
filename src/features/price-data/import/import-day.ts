import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { type LastDay, type Today, todayOf } from './chain-day'
import { chainHoldOf } from './hold'
import { lockImports } from './import-lock'
import { type Company, companyOf, isLeftover, readFiles } from './read/archive'
import { type CompanyFile, CompanyReader, type RejectedLine } from './read/company-file'
import { type DayReport, type Doubted, type FileReport, type Flag, heldOf, rejectedCount } from './report'
import { ensureCompany, ensureMonth } from './store/chains'
import { compareDays, currencyOf, flagsOf, otherCompaniesOf, type RealDays, realDays } from './store/checks'
import { removeCompanyDay, writeCompanyDays } from './store/company-day'
import { lastDayOf, storedDayOf } from './store/last-day'

export type DaySource = { day: CalendarDay; path: string }

export type Progress = { done: number; count: number; chain: string }

export type ImportOptions = {
  importId?: string | null
  dryRun?: boolean
  onProgress?: (progress: Progress) => Promise<void>
  /** Whether a person has accepted the doubted day of the company with this number. */
  accepts?: (number: string) => boolean
  refuses?: (number: string) => boolean
  /** If false, the stored day stays unchanged. */
  mayPublish?: (report: DayReport) => boolean
  onRejected?: (file: string, lines: RejectedLine[]) => Promise<void>
}

/**
 * Replaces a day of the price store by a zip or a folder, in one transaction: if the import fails, the day stays as it
 * was. A complete source also removes the companies that it does not contain any more. Outliers among the newest prices
 * are held back before others see the day.
 */
export async function importDay(client: Client, source: DaySource, options: ImportOptions): Promise<DayReport> {
  const inventory = await takeInventory(source.path)
  if (inventory.companies.size === 0) throw new NothingToImport()
  await ensureMonth(client, source.day)
  await client.query('begin')
  try {
    await client.query(`set local synchronous_commit = on`)
    await lockImports(drizzle({ client }))
    const days = await realDays(client, source.day)
    const report = await replaceDay(client, { ...source, days }, inventory, options)
    const publishes = !options.dryRun && (options.mayPublish?.(report) ?? true)
    // Of an older day too: it may be the newest of a chain that reported none since.
    if (publishes) await holdOutliers(client)
    await client.query(publishes ? 'commit' : 'rollback')
    return report
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const isNewest = (day: CalendarDay, newest: CalendarDay | null): boolean => newest === null || day >= newest

async function holdOutliers(client: Client): Promise<void> {
  // Loaded late, because it reads the environment, which the reading of files does not need.
  const { checkAllGroups } = await import('../outliers/check-group')
  await checkAllGroups(drizzle({ client }))
}

export class NothingToImport extends Error {
  override name = 'NothingToImport'
}

async function replaceDay(
  client: ClientBase,
  { day, path, days }: DaySource & { days: RealDays },
  inventory: Inventory,
  options: ImportOptions,
): Promise<DayReport> {
  const files: FileReport[] = []
  const doubted: Doubted[] = []
  const written: number[] = []
  const flags: Flag[] = [...inventory.flags]
  let doubtedRows = 0
  await readFiles<CompanyFile | null>(path, {
    start: (name) => (inventory.companies.has(name) ? new CompanyReader(currencyOf(day)) : ignored),
    done: async (name, file) => {
      const company = inventory.companies.get(name)
      if (!company || !file) return
      const done = files.length + doubted.length
      await options.onProgress?.({ done, count: inventory.companies.size, chain: company.chain })
      if (file.rejectedLines.length > 0) await options.onRejected?.(name, file.rejectedLines)
      const last = await lastDayOf(client, company.number, day)
      const today = todayOf(day, file, last)
      const chain = { name, company, today, newest: days.newest, options }
      const doubt = await doubtOf(client, chain, last)
      if (doubt) doubted.push(doubt.doubted)
      if (doubt && doubt.doubted.decision !== 'accepted') {
        doubtedRows += doubt.lost
        written.push(...doubt.companies)
        return
      }
      const { id, report } = await writeFile(client, chain)
      written.push(id)
      files.push(report)
      flags.push(...spoiltRows(report, file))
    },
  })
  if (inventory.complete) {
    for (const company of await otherCompaniesOf(client, day, written)) await removeCompanyDay(client, company, day)
  }
  flags.push(...(await flagsOf(client, day, { days, complete: inventory.complete, read: [...numbersOf(inventory)] })))
  const compared = days.previous ? await compareDays(client, day, days.previous) : null
  const rows = heldOf({ doubted }).reduce((sum, each) => sum + each.rows, 0)
  const comparison = compared && {
    ...compared,
    rows: { ...compared.rows, now: compared.rows.now + rows },
    ...(doubtedRows > 0 ? { doubtedRows } : {}),
  }
  return { day, files, flags, doubted, missingDays: days.missing, fingerprint: inventory.fingerprint, comparison }
}

const ignored = { write: () => undefined, end: () => null }

type ChainFile = {
  name: string
  company: Company
  today: Today
  newest: CalendarDay | null
  options: ImportOptions
}

/** The doubts about a chain's file with the rows that it lost; null for an ordinary file. */
async function doubtOf(client: ClientBase, { name, company, today, options }: ChainFile, last: LastDay | null) {
  const { number, chain } = company
  const hold = chainHoldOf(today, last)
  if (!hold) return null
  const rows = today.file.prices.length
  const isAccepted = rows > 0 && options.accepts?.(number)
  const known = await storedDayOf(client, number, today.day)
  const doubted: Doubted = {
    ...{ file: name, chain, company: company.company, number, rows, ...hold },
    keeps: known?.day ?? null,
    decision: isAccepted ? 'accepted' : options.refuses?.(number) ? 'refused' : 'waiting',
  }
  return { doubted, companies: known ? [known.company] : [], lost: Math.max(0, (last?.usual.rows ?? 0) - rows) }
}

async function writeFile(client: ClientBase, { name, company, today, newest, options }: ChainFile) {
  const { day, file } = today
  const { listings, observations, stores, namesDiffer } = today.observed
  const id = await ensureCompany(client, company, {
    newest: isNewest(day, newest),
    invented: false,
    retailer: null,
  })
  const { rows, rejected, repeated, promosIgnored } = file
  const report: FileReport = {
    ...{ file: name, chain: company.chain, rows, rejected, repeated, promosIgnored, namesDiffer, stores },
    listings: listings.length,
  }
  const counts = { rowsRead: rows, rowsRejected: rejectedCount(report), stores }
  await writeCompanyDays(client, id, [{ day, importId: options.importId ?? null, ...counts, listings, observations }])
  return { id, report }
}

/** Reports the few spoilt names or codes, so that somebody can tell the chain; with many the chain would be held. */
function spoiltRows({ chain, rejected }: FileReport, { rejectedLines }: CompanyFile): Flag[] {
  const now = (rejected.characters ?? 0) + (rejected.code ?? 0)
  const example = rejectedLines.find(({ reason }) => reason === 'characters' || reason === 'code')?.text
  return example ? [{ kind: 'rows-spoilt', chain, now, example: example.slice(0, 200) }] : []
}

const numbersOf = ({ companies }: Inventory) => [...companies.values()].map(({ number }) => number)

type Inventory = {
  companies: Map<string, Company>
  flags: Flag[]
  complete: boolean
  /** Independent of how the files are packed. */
  fingerprint: string
}

/**
 * Chooses one file per company. Of files with the same content the one whose name sorts first is kept: the other chain
 * has reported someone else's prices.
 */
export async function takeInventory(source: string): Promise<Inventory> {
  const hashes = new Map<string, string>()
  const { complete } = await readFiles(source, {
    start: () => {
      const hash = createHash('sha256')
      return { write: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') }
    },
    done: async (file, hash) => void hashes.set(file, hash),
  })
  const flags: Flag[] = complete ? [] : [{ kind: 'ends-early' }]
  const companies = new Map<string, Company>()
  const byHash = new Map<string, string>()
  const byNumber = new Map<string, string>()
  for (const file of [...hashes.keys()].filter((name) => !isLeftover(name)).sort()) {
    const hash = hashes.get(file) ?? ''
    const company = companyOf(file)
    const same = byHash.get(hash)
    const twice = company && byNumber.get(company.number)
    if (!company) flags.push({ kind: 'unknown-name', file })
    else if (same) flags.push({ kind: 'same-content', file, as: same })
    else if (twice) flags.push({ kind: 'company-twice', file, as: twice })
    else {
      companies.set(file, company)
      byHash.set(hash, file)
      byNumber.set(company.number, file)
    }
  }
  return { companies, flags, complete, fingerprint: fingerprintOf(hashes) }
}

function fingerprintOf(hashes: Map<string, string>): string {
  const lines = [...hashes].map(([file, hash]) => `${hash} ${file}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}
