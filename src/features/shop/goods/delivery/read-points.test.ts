import { expect, test } from 'vitest'
import { parseTable } from '@/lib/csv/parse-table'
import { noFlaws } from '@/lib/csv/table-flaws'
import { pointTable, readPoints } from './read-points'

const pointsOf = (text: string) => readPoints(parseTable(text, pointTable))

const head = 'carrier;code;kind;name;town;postcode;address;hours;latitude;longitude;max grams'
const good = 'Econt;1001;office;Еконт Център;София;1000;ул. Алабин 3;09:00–18:30;42,69;23.32;20000'

test('a point is read as a carrier lists it', () => {
  expect(pointsOf(`${head}\n${good}`)).toEqual({
    errors: [],
    ...noFlaws,
    points: [
      {
        line: 2,
        point: {
          carrier: 'econt',
          code: '1001',
          kind: 'office',
          name: 'Еконт Център',
          town: 'София',
          postcode: '1000',
          address: 'ул. Алабин 3',
          hours: '09:00–18:30',
          latitude: 42.69,
          longitude: 23.32,
          maxGrams: 20_000,
        },
      },
    ],
  })
})

test.each([
  ['a kind that there is not', good.replace('office', 'kiosk'), 'kind'],
  ['a postcode of five digits', good.replace('1000', '10000'), 'postcode'],
  ['a latitude that is none', good.replace('42,69', '142'), 'latitude'],
  ['no address', good.replace('ул. Алабин 3', ''), 'address'],
  ['the code of another line', `${good}\n${good}`, 'code'],
])('%s is named with its line', (_, lines, column) => {
  const { errors } = pointsOf(`${head}\n${lines}`)
  expect(errors).toMatchObject([{ line: lines.includes('\n') ? 3 : 2, column }])
})

test('a file without a column that is needed is not read', () => {
  expect(pointsOf('carrier;code\necont;1').missing).toContain('postcode')
})

test('a line that is cut off is named, and headings may be in any language', () => {
  const cut = good.slice(0, good.indexOf(';1000') + 3)
  expect(pointsOf(`${head}\n${good}\n${cut.replace('1001', '1002')}`).errors).toMatchObject([
    { line: 3, column: 'postcode', value: '10' },
    { line: 3, column: 'address', value: '' },
  ])
  const short = good.split(';').slice(0, 7).join(';')
  expect(pointsOf(`Превозвач;Код;Вид;Име;Град;Пощенски код;Адрес\n${short}`)).toMatchObject({
    missing: [],
    errors: [],
    points: [{ point: { address: 'ул. Алабин 3' } }],
  })
})
