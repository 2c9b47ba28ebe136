import { shoesFromTheSide } from './backs-shoes'
import type { Cloth } from './cloth'
import { area, line, middle, type Point } from './outline'
import { type ShoeDetails, wornShoes } from './worn-feet'

/** A pair of shoes from above: the right one mirrors the left one, a little lower. */
function pair(draw: (at: (d: string) => string, point: (p: Point) => Point) => void) {
  const half = 205
  const left = (d: string) =>
    d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${middle - half + Number(x)} ${Number(y) - 12}`)
  const right = (d: string) =>
    d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${middle + half - Number(x)} ${Number(y) + 18}`)
  draw(left, ([x, y]) => [middle - half + x, y - 12])
  draw(right, ([x, y]) => [middle + half - x, y + 18])
}

const sole =
  'M-10 262 C-130 262 -176 420 -168 600 C-162 740 -130 830 -136 950 C-146 1130 -120 1246 6 1250 C128 1250 150 1120 136 950 C126 830 160 740 160 600 C162 420 120 262 -10 262'
const last =
  'M-10 282 C-112 284 -154 430 -148 600 C-142 740 -112 830 -118 950 C-126 1110 -104 1224 6 1228 C110 1226 130 1110 118 950 C110 830 142 740 142 600 C142 430 100 284 -10 282'

/** Shoes from above: the sole shows around the upper, the opening is dark. */
export function drawShoes(g: Cloth, { kind, sole: ground = '#efe9dd', laces = '#f3efe6', lining }: ShoeDetails) {
  if (g.side === 'back') return shoesFromTheSide(g, { kind, ground, laces, lining })
  if (g.wearer) return wornShoes(g, { kind, sole: ground, laces, lining })
  pair((put, at) => {
    g.piece(area(put(sole)), { tone: ground, weave: 'rubber', lift: 10, edge: 16 })
    if (kind === 'sandals') return sandal(g, put)
    const shape = area(put(last))
    g.piece(shape, { lift: 4, edge: 30 })
    g.glow(shape, at([-50, 480]), 110, 200, 0.2)
    const deep = kind === 'ballet' || kind === 'loafers' ? 560 : kind === 'slippers' ? 720 : 800
    const opening = `M4 ${deep} C-72 ${deep} -92 ${deep + 110} -84 960 C-88 1090 -70 1176 6 1180 C78 1178 92 1090 84 960 C88 ${deep + 110} 78 ${deep} 4 ${deep}`
    const toe = 'M-136 470 C-80 410 70 410 128 470'
    if (kind === 'trainers' || kind === 'boots') laced(g, put, at, laces, kind === 'boots')
    g.piece(area(put(opening)), { tone: lining ?? 'inside', weave: lining ? 'felt' : 'jersey', lift: 0, edge: 12 })
    g.glow(area(put(opening)), at([4, deep + 120]), 110, 180, -0.55)
    if (kind === 'trainers') {
      g.seam(put(toe))
      g.stitch(put('M-132 486 C-80 428 70 428 124 486'))
      for (const d of ['M-140 620 C-110 700 -100 760 -92 900', 'M134 620 C112 700 102 760 94 900']) g.seam(put(d))
      g.piece(area(put('M-84 1130 C-60 1196 68 1196 88 1130 L104 1170 C80 1238 -76 1238 -100 1170')), {
        tone: 'second',
        lift: 2,
        edge: 9,
      })
    }
    if (kind === 'boots') {
      g.piece(
        area(
          put(
            'M-96 1010 C-90 1180 -60 1206 6 1208 C70 1206 96 1180 96 1010 L118 1010 C118 1200 90 1236 6 1238 C-84 1236 -112 1200 -116 1010',
          ),
        ),
        { tone: 'deep', lift: 3, edge: 10 },
      )
      g.seam(put(toe))
      g.stitch(put('M-132 484 C-80 426 70 426 124 484'))
    }
    if (kind === 'loafers') {
      g.piece(area(put('M-140 560 C-60 520 60 520 132 560 L128 640 C60 600 -60 600 -134 640')), { lift: 4, edge: 10 })
      g.seam(put('M-100 560 C-110 400 80 400 92 560'))
      g.stitch(put('M-88 556 C-96 416 70 416 80 556'))
    }
    if (kind === 'ballet') {
      g.stitch(put(`M4 ${deep - 16} C-84 ${deep - 14} -108 ${deep + 110} -100 960`))
      g.stitch(put(`M4 ${deep - 16} C92 ${deep - 14} 104 ${deep + 110} 100 960`))
      for (const [x, turn] of [
        [-26, 1],
        [30, -1],
      ] as const)
        g.piece(
          area(
            put(
              `M2 ${deep - 10} C${x} ${deep - 50} ${x * 2.2} ${deep - 46} ${x * 2} ${deep - 8} C${x * 2.2} ${deep + 20} ${x} ${deep + 16} 2 ${deep - 4 + turn}`,
            ),
          ),
          { tone: 'deep', lift: 3, edge: 7 },
        )
    }
    if (kind === 'slippers') g.seam(put('M-130 720 C-60 690 60 690 126 720'), 3)
  })
}

function laced(g: Cloth, put: (d: string) => string, at: (p: Point) => Point, laces: string, high: boolean) {
  const [from, to, rows] = [high ? 520 : 540, high ? 860 : 800, high ? 7 : 5]
  g.piece(
    area(
      put(
        `M-58 ${from - 20} C-30 ${from - 44} 36 ${from - 44} 60 ${from - 20} L74 ${to + 60} C40 ${to + 30} -36 ${to + 30} -72 ${to + 60}`,
      ),
    ),
    { tone: 'deep', lift: 0, edge: 10 },
  )
  for (let n = 0; n < rows; n++) {
    const y = from + ((to - from) * n) / (rows - 1)
    const path = line(put(`M-66 ${y} C-20 ${y - 14} 22 ${y - 14} 68 ${y}`))
    g.hard((ctx) => {
      ctx.strokeStyle = laces
      ctx.lineWidth = 15
      ctx.stroke(path)
    })
    for (const x of [-74, 76]) {
      const [cx, cy] = at([x, y + 2])
      g.trims.fillStyle = 'rgba(20,16,12,.75)'
      g.trims.beginPath()
      g.trims.arc(cx, cy, 7, 0, Math.PI * 2)
      g.trims.fill()
    }
  }
}

function sandal(g: Cloth, put: (d: string) => string) {
  g.piece(area(put(last)), { tone: '#b58d62', weave: 'leather', lift: 2, edge: 20 })
  for (const d of [
    'M-158 470 C-70 400 60 400 150 470 L152 600 C70 530 -60 530 -158 600',
    'M-156 660 C-60 610 60 610 148 660 L140 760 C60 710 -50 710 -146 760',
    'M-136 1030 C-120 1010 -100 1010 -90 1030 C-80 1170 90 1170 98 1030 C110 1010 126 1010 136 1030 C140 1220 -130 1220 -136 1030',
  ])
    g.piece(area(put(d)), { lift: 8, edge: 14 })
}
