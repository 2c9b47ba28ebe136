import type { Texts } from '../types'

type Row = { size: string; chest?: string; waist?: string; hips?: string; inseam?: string; foot?: string }
export type SizeChartSeed = { name: Texts; howToMeasure: Texts; rows: Row[] }

const body: Texts = {
  bg: 'Гръдната обиколка се мери през най-широкото място, талията – през най-тясното, ханшът – през най-широкото. Лентата ляга плътно, без да стяга.',
  de: 'Die Brust wird an der stärksten Stelle gemessen, die Taille an der schmalsten, die Hüfte an der stärksten. Das Maßband liegt an, ohne einzuschnüren.',
  en: 'Measure the chest and hips at their fullest and the waist at its narrowest. The tape should lie close without being tight.',
  ru: 'Грудь и бёдра измеряйте в самом широком месте, талию — в самом узком. Лента должна прилегать, но не стягивать.',
}

const legs: Texts = {
  bg: 'Талията се мери там, където ще стои коланът, ханшът – през най-широкото място, вътрешната дължина – от чатала до пода, без обувки.',
  de: 'Die Taille wird dort gemessen, wo der Bund sitzt, die Hüfte an der stärksten Stelle, die Innenlänge vom Schritt bis zum Boden, ohne Schuhe.',
  en: 'Measure the waist where the waistband will sit, the hips at their fullest, and the inseam from crotch to floor without shoes.',
  ru: 'Талию измеряйте там, где будет пояс, бёдра — в самом широком месте, длину по внутреннему шву — от промежности до пола, без обуви.',
}

const feet: Texts = {
  bg: 'Стъпете върху лист, отбележете петата и най-дългия пръст и измерете разстоянието вечер, когато стъпалото е най-голямо.',
  de: 'Stell dich auf ein Blatt, zeichne Ferse und längsten Zeh an und miss abends, wenn der Fuß am größten ist.',
  en: 'Stand on a sheet of paper, mark the heel and the longest toe, and measure in the evening, when feet are at their largest.',
  ru: 'Встаньте на лист бумаги, отметьте пятку и самый длинный палец и измерьте расстояние вечером, когда стопа самая большая.',
}

const waist: Texts = {
  bg: 'Измерете колана, който носите: от токата до дупката, на която се закопчава. Числото е размерът.',
  de: 'Miss den Gürtel, den du trägst: von der Schnalle bis zu dem Loch, das du benutzt. Die Zahl ist die Größe.',
  en: 'Measure the belt you wear, from the buckle to the hole you use. The number is the size.',
  ru: 'Измерьте ремень, который носите: от пряжки до отверстия, на которое застёгиваете. Это число и есть размер.',
}

const named = (bg: string, de: string, en: string, ru: string, howToMeasure: Texts, rows: Row[]): SizeChartSeed => ({
  name: { bg, de, en, ru },
  howToMeasure,
  rows,
})

const upper = (size: string, chest: string, waistOf: string, hips: string): Row => ({
  size,
  chest,
  waist: waistOf,
  hips,
})
const lower = (size: string, waistOf: string, hips: string, inseam: string): Row => ({
  size,
  waist: waistOf,
  hips,
  inseam,
})
const shoes = (from: number, to: number, first: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({
    size: String(from + n),
    foot: String(Math.round((first + n * 0.66) * 10) / 10),
  }))

/** By the short names that products use; products of one size have no chart. */
export const sizeCharts = {
  u: named(
    'Дрехи, международни размери',
    'Kleidung, internationale Größen',
    'Clothing, international sizes',
    'Одежда, международные размеры',
    body,
    [
      upper('S', '86–94', '72–80', '88–96'),
      upper('M', '94–102', '80–88', '96–103'),
      upper('L', '102–110', '88–96', '103–110'),
      upper('XL', '110–118', '96–104', '110–117'),
    ],
  ),
  w: named('Дамски дрехи', 'Damenbekleidung', 'Women’s clothing', 'Женская одежда', body, [
    upper('XS', '78–82', '60–64', '86–90'),
    upper('S', '82–88', '64–70', '90–96'),
    upper('M', '88–96', '70–78', '96–103'),
    upper('L', '96–104', '78–86', '103–110'),
    upper('XL', '104–114', '86–96', '110–118'),
  ]),
  m: named('Мъжки дрехи', 'Herrenbekleidung', 'Men’s clothing', 'Мужская одежда', body, [
    upper('S', '88–94', '76–82', '90–96'),
    upper('M', '94–100', '82–88', '96–102'),
    upper('L', '100–106', '88–95', '102–107'),
    upper('XL', '106–114', '95–104', '107–113'),
    upper('XXL', '114–122', '104–113', '113–120'),
  ]),
  wt: named(
    'Дамски панталони и поли',
    'Damenhosen und Röcke',
    'Women’s trousers and skirts',
    'Женские брюки и юбки',
    legs,
    [
      lower('34', '64–66', '90–92', '78'),
      lower('36', '67–70', '93–96', '79'),
      lower('38', '71–74', '97–100', '80'),
      lower('40', '75–79', '101–104', '80'),
      lower('42', '80–84', '105–109', '81'),
      lower('44', '85–90', '110–114', '81'),
    ],
  ),
  mt: named('Мъжки панталони', 'Herrenhosen', 'Men’s trousers', 'Мужские брюки', legs, [
    lower('46', '80–83', '93–96', '80'),
    lower('48', '84–87', '97–100', '81'),
    lower('50', '88–91', '101–104', '82'),
    lower('52', '92–96', '105–108', '83'),
    lower('54', '97–101', '109–112', '84'),
  ]),
  k: named(
    'Детски дрехи по ръст',
    'Kinderkleidung nach Körpergröße',
    'Children’s clothing by height',
    'Детская одежда по росту',
    body,
    [
      upper('104', '56', '53', '58'),
      upper('110', '58', '54', '60'),
      upper('116', '60', '55', '63'),
      upper('122', '63', '57', '66'),
      upper('128', '66', '59', '69'),
      upper('134', '69', '61', '73'),
    ],
  ),
  ws: named('Дамски обувки', 'Damenschuhe', 'Women’s shoes', 'Женская обувь', feet, shoes(36, 41, 22.9)),
  ms: named('Мъжки обувки', 'Herrenschuhe', 'Men’s shoes', 'Мужская обувь', feet, shoes(40, 45, 25.5)),
  so: named('Чорапи', 'Socken', 'Socks', 'Носки по размеру обуви', feet, [
    { size: '35–38', foot: '22–24' },
    { size: '39–42', foot: '24,5–27' },
    { size: '43–46', foot: '27,5–30' },
  ]),
  ks: named('Детски чорапи', 'Kindersocken', 'Children’s socks', 'Детские носки', feet, [
    { size: '23–26', foot: '14–16' },
    { size: '27–30', foot: '17–19' },
    { size: '31–34', foot: '19,5–21,5' },
  ]),
  be: named('Колани', 'Gürtel', 'Belts', 'Ремни', waist, [
    { size: '85', waist: '80–89' },
    { size: '95', waist: '90–99' },
    { size: '105', waist: '100–109' },
    { size: '115', waist: '110–119' },
  ]),
} satisfies Record<string, SizeChartSeed>

export const looseSizes = {
  one: ['ONE SIZE'],
  hat: ['56–57', '58–59'],
  kh: ['50–52', '53–55'],
  gl: ['S', 'M', 'L'],
  kg: ['S', 'M', 'L'],
}
