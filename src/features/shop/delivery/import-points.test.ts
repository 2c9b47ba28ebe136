import { expect, test } from 'vitest'
import { readPoints } from './import-points'

const head = 'carrier;code;kind;name;town;postcode;address;hours;latitude;longitude;max grams'
const good = 'Econt;1001;office;Еконт Център;София;1000;ул. Алабин 3;09:00–18:30;42,69;23.32;20000'

test('a point is read as a carrier lists it', () => {
  expect(readPoints(`${head}\n${good}`)).toEqual({
    problems: [],
    points: [
      {
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
  const { problems } = readPoints(`${head}\n${lines}`)
  expect(problems).toEqual([{ line: lines.includes('\n') ? 3 : 2, column }])
})

test('a file without a column that is needed is not read', () => {
  expect(readPoints('carrier;code\necont;1').problems.map(({ column }) => column)).toContain('postcode')
})
