import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { type Company, companyOf, isLeftover, readFiles } from './read/archive'
import { type CompanyFile, CompanyReader, type RejectedLine } from './read/company-file'
import { aggregatePrices } from './read/observe'
import type { DayReport, FileReport, Flag } from './report'
import { ensureCompany, ensureMonth } from './store/chains'
import { compareDays, flagsOf, otherCompaniesOf, realDays } from './store/checks'
import { lockImports, removeCompanyDay, writeCompanyDays } from './store/company-day'

export type DaySource = { day: CalendarDay; path: string }

export type Progress = { done: number; count: number; chain: string }

export type ImportOptions = {
  importId?: string | null
  dryRun?: boolean
  onProgress?: (progress: Progress) => Promise<void>
  /** Whether the day may be published as it turned out; if not, it stays as it was. */
  mayPublish?: (report: DayReport) => boolean
  /** Called once for each file with rejected lines. */
  onRejected?: (file: string, lines: RejectedLine[]) => Promise<void>
}

/**
 * Replaces a day of the price store by a zip or a folder, in one transaction: if it fails, the day stays as it was. A complete
 * source also removes the companies that it does not contain any more.
 */
export async function importDay(client: ClientBase, source: DaySource, options: ImportOptions): Promise<DayReport> {
  const inventory = await takeInventory(source.path)
  if (inventory.companies.size === 0) throw new NothingToImport()
  await ensureMonth(client, source.day)
  await client.query('begin')
  try {
    await client.query(`set local synchronous_commit = on`)
    await lockImports(client)
    const report = await replaceDay(client, source, inventory, options)
    const publishes = !options.dryRun && (options.mayPublish?.(report) ?? true)
    await client.query(publishes ? 'commit' : 'rollback')
    return report
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** The source holds no file of a chain. */
export class NothingToImport extends Error {
  override name = 'NothingToImport'
}

async function replaceDay(
  client: ClientBase,
  source: DaySource,
  inventory: Inventory,
  options: ImportOptions,
): Promise<DayReport> {
  const { day, path } = source
  const days = await realDays(client, day)
  const files: FileReport[] = []
  const written: number[] = []
  const flags: Flag[] = [...inventory.flags]
  await readFiles<CompanyFile | null>(path, {
    start: (name) => (inventory.companies.has(name) ? new CompanyReader() : ignored),
    done: async (name, file) => {
      const company = inventory.companies.get(name)
      if (!company || !file) return
      if (file.rows === 0) flags.push({ kind: 'no-rows', file: name })
      else {
        await options.onProgress?.({ done: files.length, count: inventory.companies.size, chain: company.chain })
        const { id, report } = await writeFile(client, { name, company, file, day, newest: days.newest, options })
        written.push(id)
        files.push(report)
      }
    },
  })
  if (inventory.complete) {
    for (const company of await otherCompaniesOf(client, day, written)) await removeCompanyDay(client, company, day)
  }
  flags.push(...(await flagsOf(client, day, { days, complete: inventory.complete })))
  const comparison = days.previous ? await compareDays(client, day, days.previous) : null
  return { day, files, flags, missingDays: days.missing, fingerprint: inventory.fingerprint, comparison }
}

const ignored = { write: () => undefined, end: () => null }

type ChainFile = {
  name: string
  company: Company
  file: CompanyFile
  day: CalendarDay
  newest: CalendarDay | null
  options: ImportOptions
}

async function writeFile(client: ClientBase, { name, company, file, day, newest, options }: ChainFile) {
  const { prices, rejectedLines, ...read } = file
  if (rejectedLines.length > 0) await options.onRejected?.(name, rejectedLines)
  const { listings, observations, stores, namesDiffer } = aggregatePrices(prices)
  const id = await ensureCompany(client, company, {
    newest: newest === null || day >= newest,
    invented: false,
    retailer: null,
  })
  const rowsRejected = Object.values(file.rejected).reduce((total, each) => total + each, 0)
  const importId = options.importId ?? null
  const counts = { rowsRead: file.rows, rowsRejected, stores }
  await writeCompanyDays(client, id, [{ day, importId, ...counts, listings, observations }])
  const report: FileReport = {
    file: name,
    chain: company.chain,
    ...read,
    namesDiffer,
    listings: listings.length,
    stores,
  }
  return { id, report }
}

type Inventory = {
  companies: Map<string, Company>
  flags: Flag[]
  complete: boolean
  /** The same for the same files, however they are packed. */
  fingerprint: string
}

/**
 * Says which files of a day are to be read: one for each company. Of files with the same content the one whose name sorts
 * first is kept: the other chain has reported someone else's prices.
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
