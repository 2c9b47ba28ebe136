import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importDay } from '@/features/price-data/import/import-day'
import { totalsOf } from '@/features/price-data/import/report'
import { freshDatabase } from '../../setup/database'
import { connect, contents } from './fixtures'

const { url } = await freshDatabase()
const client = await connect(url)
afterAll(() => client.end())

// Counted by an independent Python program (zipfile, csv, decimal): rows below the header; repeated pairs of store and
// code; promotions at or above the shelf price; codes with several names; codes; pairs of settlement and store; pairs
// of code and settlement, plus one per code.
const seedFiles = {
  'ALEXFISH (ЕТ АЛЕКС-АЛЕКСАНДЪР ХРИСТОВ СПАСОВ)_831314284.csv': [9, 0, 0, 0, 9, 1],
  'T Market (Максима България ЕООД)_131324923.csv': [10_610, 0, 0, 0, 319, 133],
  'eBag (Кънвиниънс АД)_204786976.csv': [355, 0, 0, 0, 355, 1],
  'АФИА (АФИА ФАРМА ЕООД)_203420278.csv': [99, 0, 0, 0, 11, 9],
  'Бакалия (Бакалия 2014 ООД)_202935695.csv': [250, 0, 197, 0, 23, 11],
  'Билла (Билла България ЕООД)_130007884.csv': [2691, 0, 0, 0, 207, 13],
  'ГРИЗЛИ (ДИЕЛ ЕООД)_823077024.csv': [597, 3, 0, 0, 131, 10],
  'КООП_000004283.csv': [1456, 0, 0, 0, 112, 13],
  'Май Маркет (МАЙ МАРКЕТ АД)_201143302.csv': [813, 0, 0, 0, 218, 5],
  'Май Маркет (МАРТИЛЕКС 2 ЕООД)_201293832.csv': [727, 0, 0, 0, 213, 5],
  'Май Маркет (Марчела Трейдинг ООД)_103929616.csv': [2615, 0, 0, 0, 272, 15],
  'Май Маркет (СИМОНА-04 ООД)_103837203.csv': [730, 0, 1, 0, 223, 4],
  'Метро България_121644736.csv': [5026, 0, 0, 0, 535, 11],
  'ФАНТАСТИКО (ДАР Г.Н.)_831556063.csv': [1741, 0, 0, 0, 400, 6],
  'ФРЕШМАРКЕТ (ФРЕШ МАРКЕТ 97 ООД и СУПЕРМАРКЕТ ПЛОВДИВ ООД)_160051096.csv': [988, 0, 0, 57, 494, 11],
}

/**
 * Observations, and the sums of their low, median, high and promotional prices in cents and of their stores, by the
 * same program.
 */
const sums = async (day: string) => {
  const { rows } = await client.query(
    `select count(*)::int as observations, sum(low)::int as low, sum(median)::int as median, sum(high)::int as high,
       sum(promo)::int as promo, sum(stores)::int as stores from prices.spans where $1 between first_day and last_day`,
    [day],
  )
  return Object.values(rows[0] ?? {})
}

describe('the cut day of the demonstration', () => {
  const source = { day: '2026-05-13', path: resolve('seed/open-prices/2026-05-13.zip') }

  it('is imported with the counts of every file', async () => {
    const report = await importDay(client, source, {})
    const counts = report.files.map((file) => [
      file.file,
      [file.rows, file.repeated, file.promosIgnored, file.namesDiffer, file.listings, file.stores],
    ])
    expect(Object.fromEntries(counts)).toEqual(seedFiles)
    expect(report.flags).toEqual([
      {
        kind: 'same-content',
        file: 'ВЕРИГА МАГАЗИНИ ЕКО АСОРТИ (ЕКО-АСОРТИ - БАЙЧЕВ И С-ИЕ СД)_119024436.csv',
        as: 'Билла (Билла България ЕООД)_130007884.csv',
      },
    ])
    expect(totalsOf(report)).toMatchObject({ files: 15, rows: 28_707, rejected: 0, repeated: 3, listings: 3522 })
    expect(await sums(source.day)).toEqual([18_833, 9_444_064, 9_449_476, 9_472_661, 2_341_047, 57_408])
  })

  it('changes nothing when it is repeated', async () => {
    const before = await contents(client)
    expect(before.latest).toHaveLength(18_833)
    await importDay(client, source, {})
    expect(await contents(client)).toEqual(before)
  })
})

const whole = resolve('../shared/data/open-prices/2026-05-13.zip')

// The file is not in the repository: tested only where it exists.
describe.runIf(existsSync(whole))('the real day, cut to 26 chains', () => {
  it('is imported with the counts of the independent program, and takes the place of the smaller cut', async () => {
    const report = await importDay(client, { day: '2026-05-13', path: whole }, {})
    expect(totalsOf(report)).toEqual({
      files: 25,
      rows: 144_540,
      rejected: 0,
      repeated: 11,
      promosIgnored: 612,
      namesDiffer: 229,
      listings: 17_743,
    })
    expect(await sums('2026-05-13')).toEqual([84_002, 37_842_552, 37_918_424, 38_011_421, 8_390_376, 289_058])
    expect((await contents(client)).latest).toHaveLength(84_002)
  })
})
