import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { dayOfName } from '@/domain/price-source'
import type { DaySource } from './import-day'
import { type Comparison, type DayReport, type Doubted, doubtsOf, type Flag, rejectionsOf, totalsOf } from './report'

class DayUnknown extends Error {
  override name = 'DayUnknown'
}

class DayAhead extends Error {
  override name = 'DayAhead'
}

/**
 * A zip or a folder of CSV files is one day, a folder of zips is several, in order. The day is the given one, else that
 * of the name; throws `DayUnknown` where neither is known, and `DayAhead` for one that has not come yet.
 */
export async function daySources(given: string, day: CalendarDay | null): Promise<DaySource[]> {
  const sources = await namedSources(given, day)
  const ahead = sources.find((source) => source.day > sofiaDay())
  if (ahead) throw new DayAhead(`${ahead.day}, ${ahead.path}`)
  return sources
}

async function namedSources(given: string, day: CalendarDay | null): Promise<DaySource[]> {
  const zips = (await stat(given)).isDirectory() ? (await readdir(given)).filter((name) => /\.zip$/i.test(name)) : []
  if (zips.length === 0) return [{ day: day ?? knownDay(path.resolve(given)), path: given }]
  if (day && zips.length > 1) throw new DayUnknown(given)
  return zips.sort().map((name) => ({ day: day ?? knownDay(name), path: path.join(given, name) }))
}

function knownDay(name: string): CalendarDay {
  const day = dayOfName(name)
  if (!day) throw new DayUnknown(name)
  return day
}

export function describeReport(report: DayReport, dryRun: boolean): string {
  const totals = totalsOf(report)
  const lines = [
    `${report.day}: ${totals.rows} rows of ${totals.files} files, ${totals.listings} products${dryRun ? ' (nothing written)' : ''}`,
    `  rejected ${totals.rejected}, replaced by a later row ${totals.repeated}, promotions that are none ${totals.promosIgnored}, products with several names ${totals.namesDiffer}`,
    ...report.files.flatMap((file) =>
      rejectionsOf(file).map(([reason, count]) => `  rejected ${count} (${reason}) of ${file.file}`),
    ),
    ...report.flags.map((flag) => `  look: ${describeFlag(flag)}`),
    ...report.doubted.map(describeDoubted),
  ]
  if (report.comparison) lines.push(...describeComparison(report.comparison))
  if (report.missingDays.length > 0) lines.push(`  missing before it: ${report.missingDays.join(', ')}`)
  return lines.join('\n')
}

function describeComparison(comparison: Comparison): string[] {
  const { before, rows, prices } = comparison
  return doubtsOf(comparison).map((doubt) =>
    doubt === 'rows-missing'
      ? `  doubtful: ${rows.now} rows, ${rows.before} on ${before}`
      : `  doubtful: ${prices.jumped} of ${prices.compared} prices jumped since ${before}`,
  )
}

function describeDoubted({ chain, reasons, factor, keeps, example, decision }: Doubted): string {
  const why = reasons.map(({ kind, before, now }) => `${kind} ${now} of ${before}`).join(', ')
  const what = decision === 'accepted' ? 'accepted' : `keeps ${keeps ?? 'nothing, as it is new'}`
  const line = example ? `; line ${example.line}: ${example.text.slice(0, 160)}` : ''
  return `  doubted: ${chain} (${what}): ${why}${factor === null ? '' : `, prices times ${factor}`}${line}`
}

function describeFlag(flag: Flag): string {
  switch (flag.kind) {
    case 'ends-early':
      return 'the zip ends early; companies that it does not reach stay as they were'
    case 'older-day':
      return `older than the newest day ${flag.newest}`
    case 'rows-lost':
      return `${flag.chain} has ${flag.now} rows, ${flag.before} the day before`
    case 'chain-missing':
      return `${flag.chain} is missing, ${flag.before} rows on ${flag.last ?? 'the day before'}`
    case 'rows-spoilt':
      return `${flag.chain}: names or codes of ${flag.now} rows are spoilt, such as ${flag.example}`
    case 'same-content':
      return `${flag.file} is the same as ${flag.as} and was left out`
    case 'company-twice':
      return `${flag.file} is of the same company as ${flag.as} and was left out`
    case 'unknown-name':
      return `${flag.file} is not named like a chain's file and was left out`
    case 'no-rows':
      return `${flag.file} has no rows`
    case 'currency':
      return `${flag.chain}: prices change by the factor ${flag.factor} across New Year 2026`
  }
}
