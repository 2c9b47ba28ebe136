import type { ShoeKind } from './backs-shoes'
import type { Cloth, Print } from './cloth'
import { skin } from './figure'
import { area, line, type Point } from './outline'
import type { Weave } from './texture'

export type ShoeDetails = {
  sole?: `#${string}`
  laces?: string
  kind: ShoeKind
  lining?: `#${string}`
}

/** The heels of the far and of the near foot, on the floor. */
const heels: Point[] = [
  [230, 1110],
  [330, 1290],
]
const bare = { tone: skin, weave: 'rubber' } as const

type Foot = { put: (d: string) => string; at: (x: number, y: number) => Point }

/** A foot from the side in its own units: the heel at 0, the toes at 560 to the right, heights above the floor negative. */
function feet(draw: (foot: Foot) => void) {
  for (const [dx, dy] of heels)
    draw({
      put: (d) => d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) + dx} ${Number(y) + dy}`),
      at: (x, y) => [x + dx, y + dy],
    })
}

const leg =
  'M-20 -1500 L250 -1500 Q226 -700 190 -330 Q190 -250 236 -178 Q320 -118 420 -92 Q520 -74 548 -34 Q556 -4 510 -2 L60 -2 Q0 -4 -2 -60 Q-8 -140 20 -250 Q24 -500 -20 -1500'

function trousers(g: Cloth, { put, at }: Foot, hem: number, half = 128) {
  const [a, b] = [104 - half, 104 + half]
  const shape = area(
    put(
      `M${a - 18} -1500 L${b + 18} -1500 Q${b + 10} ${hem - 300} ${b} ${hem} Q104 ${hem + 16} ${a} ${hem} Q${a - 6} ${hem - 300} ${a - 18} -1500`,
    ),
  )
  g.beside(
    'twill',
    (tone) => (tone === 'main' ? '#c6bdae' : tone),
    () => {
      g.piece(shape, { lift: 8, edge: 30 })
      g.folds(shape, [
        [at(b - 6, hem - 170), at(a + 70, hem - 110), { width: 30, depth: 0.34, bend: 14 }],
        [at(a + 8, hem - 90), at(b - 80, hem - 50), { width: 26, depth: 0.28, bend: -10 }],
        [at(b - 10, hem - 420), at(a + 60, hem - 330), { width: 36, depth: 0.26, bend: 18 }],
      ])
      for (const up of [20, 28]) g.stitch(put(`M${a + 2} ${hem - up} Q104 ${hem + 16 - up} ${b - 2} ${hem - up}`))
    },
  )
}

const uppers: Record<Exclude<ShoeKind, 'sandals'>, string> = {
  trainers:
    'M-10 -34 Q-26 -120 2 -206 Q20 -216 34 -196 Q90 -166 150 -170 Q176 -186 196 -226 L226 -222 Q292 -136 396 -118 Q492 -112 536 -88 Q570 -66 564 -34',
  boots:
    'M-10 -34 Q-24 -160 -14 -300 L-10 -420 Q90 -404 206 -428 Q198 -300 236 -222 Q300 -142 400 -124 Q496 -116 540 -92 Q574 -68 566 -34',
  ballet: 'M-6 -18 Q-18 -84 6 -112 Q60 -62 190 -52 Q290 -50 336 -86 Q450 -86 526 -60 Q560 -42 556 -18',
  loafers:
    'M-8 -34 Q-22 -110 4 -156 Q80 -112 176 -118 Q226 -130 250 -166 Q330 -126 404 -108 Q500 -98 540 -76 Q568 -58 562 -34',
  slippers:
    'M-8 -28 Q-20 -92 6 -128 Q90 -92 180 -104 Q236 -130 262 -178 Q340 -136 410 -118 Q500 -108 542 -82 Q572 -60 564 -28',
}

function soleOf(kind: ShoeKind): string {
  if (kind === 'ballet') return 'M-10 -20 L556 -20 Q566 -6 548 0 L0 0 Q-16 -4 -10 -20'
  if (kind === 'loafers') return 'M-14 -36 L564 -36 Q582 -18 560 -10 L180 -12 L172 2 L-6 2 Q-18 -10 -14 -36'
  if (kind === 'sandals') return 'M-16 -30 L566 -30 Q584 -12 560 0 L0 2 Q-22 -4 -16 -30'
  return 'M-18 -44 Q260 -30 568 -50 Q592 -22 562 2 L0 2 Q-28 -2 -18 -44'
}

/** A pair on feet, from the side. */
export function wornShoes(g: Cloth, { kind, sole, laces = '#f3efe6', lining }: ShoeDetails) {
  const isHigh = kind === 'boots'
  feet((foot) => {
    const { put, at } = foot
    if (!isHigh) g.piece(area(put(leg)), { ...bare, lift: 6, edge: 40 })
    trousers(g, foot, isHigh ? -380 : -290, isHigh ? 88 : 128)
    g.piece(area(put(soleOf(kind))), { tone: sole, weave: 'rubber', lift: 8, edge: 9 })
    if (kind === 'sandals') return straps(g, put)
    const shape = area(put(uppers[kind]))
    g.piece(shape, { lift: 5, edge: 24 })
    g.glow(shape, at(380, -92), 150, 34, 0.26)
    g.glow(shape, at(70, -90), 100, 70, -0.16)
    if (kind !== 'ballet')
      g.folds(shape, [
        [at(330, -130), at(356, -56), { width: 16, depth: 0.24, bend: 8 }],
        [at(366, -118), at(392, -56), { width: 14, depth: 0.2, bend: 8 }],
      ])
    if (kind === 'trainers' || isHigh) laced(g, foot, laces, isHigh)
    if (kind === 'trainers') {
      g.piece(area(put('M-12 -110 Q-14 -170 2 -206 Q20 -216 34 -196 Q42 -150 40 -112')), {
        tone: 'second',
        lift: 2,
        edge: 7,
      })
      g.seam(put('M430 -110 Q470 -70 462 -40'))
      g.stitch(put('M420 -108 Q458 -70 450 -42'))
      g.seam(put('M40 -112 Q120 -60 214 -44'))
    }
    if (isHigh) {
      g.seam(put('M-14 -180 Q90 -150 120 -40'))
      g.stitch(put('M-12 -168 Q82 -140 108 -42'))
      g.seam(put('M430 -116 Q474 -70 466 -40'))
      if (lining)
        g.piece(area(put('M-22 -446 Q90 -424 216 -452 L210 -392 Q90 -364 -18 -386')), {
          tone: lining,
          weave: 'felt',
          lift: 5,
          edge: 18,
        })
    }
    if (kind === 'loafers') {
      g.piece(area(put('M232 -112 Q270 -150 322 -128 L300 -34 L206 -34')), { lift: 4, edge: 9 })
      g.seam(put('M326 -128 Q430 -70 520 -66'))
      g.stitch(put('M330 -116 Q430 -58 514 -56'))
    }
    if (kind === 'ballet') bow(g, put)
    if (kind === 'slippers')
      g.piece(area(put('M2 -140 Q90 -102 180 -116 Q232 -140 256 -190 L276 -174 Q248 -112 190 -92 Q90 -74 -6 -112')), {
        tone: lining,
        weave: 'felt',
        lift: 3,
        edge: 9,
      })
  })
}

function bow(g: Cloth, put: (d: string) => string) {
  for (const d of [
    'M336 -84 C300 -124 268 -112 276 -86 C280 -66 314 -70 336 -84',
    'M336 -84 C372 -122 406 -106 398 -82 C390 -64 358 -70 336 -84',
  ])
    g.piece(area(put(d)), { tone: 'deep', lift: 3, edge: 6 })
}

function laced(g: Cloth, { put, at }: Foot, laces: string, isHigh: boolean) {
  const [from, to]: [Point, Point] = isHigh
    ? [
        [196, -392],
        [330, -136],
      ]
    : [
        [206, -196],
        [336, -128],
      ]
  const bend = isHigh ? 54 : 22
  const spot = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t - bend * 4 * t * (1 - t) * (isHigh ? 0.7 : 0.5),
    from[1] + (to[1] - from[1]) * t + bend * 4 * t * (1 - t) * 0.4,
  ]
  const rows = isHigh ? 8 : 5
  for (let n = 0; n < rows; n++) {
    const [x, y] = spot(n / (rows - 1))
    const path = line(put(`M${x - 34} ${y + 22} Q${x - 6} ${y - 4} ${x + 12} ${y - 8}`))
    g.hard((ctx) => {
      ctx.strokeStyle = laces
      ctx.lineWidth = 12
      ctx.stroke(path)
    })
    const [cx, cy] = at(x - 36, y + 24)
    g.trims.fillStyle = 'rgba(20,16,12,.7)'
    g.trims.beginPath()
    g.trims.arc(cx, cy, 6, 0, Math.PI * 2)
    g.trims.fill()
  }
}

function straps(g: Cloth, put: (d: string) => string) {
  for (const d of [
    'M20 -28 Q6 -120 24 -176 L52 -176 Q36 -110 58 -28',
    'M14 -190 Q100 -150 214 -208 L226 -172 Q110 -112 18 -152',
    'M286 -28 Q300 -100 338 -126 L400 -104 Q366 -80 356 -28',
    'M420 -28 Q430 -76 456 -92 L510 -72 Q484 -56 482 -28',
  ])
    g.piece(area(put(d)), { lift: 6, edge: 10 })
}

/** Socks on feet, from the side. */
export function wornSocks(
  g: Cloth,
  { print, low = false, trim, weave }: { print?: Print; low?: boolean; trim?: boolean; weave?: Weave },
) {
  const rise = low ? -250 : -560
  const tone = trim ? ('second' as const) : undefined
  const part = { tone, print: trim ? undefined : print, weave, lift: 0, edge: 10 }
  feet((foot) => {
    const { put, at } = foot
    g.piece(area(put(leg)), { ...bare, lift: 6, edge: 40 })
    trousers(g, foot, low ? -470 : -690, 140)
    const [a, b] = low ? [6, 206] : [0, 214]
    const shape = area(
      put(
        `M${a} ${rise} L${b} ${rise} Q${low ? 206 : 196} ${low ? -230 : -400} ${low ? 212 : 202} ${low ? -210 : -290} Q246 -180 330 -122 Q420 -96 530 -80 Q562 -40 552 -18 Q540 2 500 2 L60 2 Q-10 0 -14 -60 Q-18 -140 8 ${low ? -220 : -270} Q-2 -420 ${a} ${rise}`,
      ),
    )
    g.piece(shape, { print, weave, at: at(0, rise), edge: 26, lift: 7 })
    g.piece(area(put('M-14 -60 Q-16 -110 -4 -170 Q70 -150 96 -70 Q100 -20 80 2 L60 2 Q-10 0 -14 -60')), part)
    g.piece(area(put('M456 -94 Q500 -86 530 -80 Q562 -40 552 -18 Q540 2 500 2 L444 2 Q424 -50 456 -94')), part)
    g.folds(shape, [
      [at(206, -240), at(70, -170), { width: 30, depth: 0.34, bend: 14 }],
      [at(230, -190), at(110, -110), { width: 26, depth: 0.3, bend: 12 }],
      [at(10, rise + 130), at(150, rise + 170), { width: 26, depth: 0.2, bend: 8 }],
    ])
    g.glow(shape, at(70, -330), 90, 240, 0.16)
    g.piece(
      area(
        put(
          `M${a - 6} ${rise - 12} Q106 ${rise - 2} ${b + 6} ${rise - 12} L${b + 2} ${rise + 74} Q106 ${rise + 88} ${a - 4} ${rise + 74}`,
        ),
      ),
      { weave: 'rib', tone, lift: 2, edge: 12 },
    )
  })
}
