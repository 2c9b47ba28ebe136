import type { Cloth, Placement } from './cloth'
import type { DesignName } from './designs'
import { armAt, arms, type Build, body, builds, type Figure } from './figure'
import { wearerOf } from './figure-wears'
import { area, both, flipped, middle, type Point, standing } from './outline'
import { drawJumper, drawTee } from './tops'
import { plain, plainTop, put, scaled, trousers, type WornScene } from './worn-beside'

const l = (n: number) => middle - n
const coat = '#b9b1a4'

function jumper(g: Cloth, kind: Figure) {
  body(g, builds[kind])
  g.wearer = wearerOf(g, kind)
  trousers(g)
  g.beside('knit', plain('#e9e4da'), () => drawJumper(g))
}

/** @param on how large a hat of the sheet is on a man's head, and the height of its rim from the chin, in shares of the head */
const hat = (on: { scale: number; bottom: number; rim: number; turn?: number }): WornScene => ({
  view: ({ head: { chin, height } }) => [chin - height * 1.86, height * 2.85],
  draw: (g, design, kind) => {
    jumper(g, kind)
    const { half, height, chin } = builds[kind].head
    put(g, tilted(on.turn ?? 0, (on.scale * half) / builds.man.head.half, on.bottom, chin - height * on.rim), () =>
      design.draw(g),
    )
  },
})

function tilted(degrees: number, scale: number, from: number, to: number): Placement {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale]
  return [cos, sin, -sin, cos, middle - middle * cos + from * sin, to - middle * sin - from * cos]
}

const hats = {
  beanie: hat({ scale: 0.315, bottom: 1120, rim: 0.53 }),
  cap: hat({ scale: 0.305, bottom: 870, rim: 0.66 }),
  'hat-straw': hat({ scale: 0.37, bottom: 990, rim: 0.6 }),
  'hat-bucket': hat({ scale: 0.39, bottom: 990, rim: 0.52 }),
  beret: hat({ scale: 0.42, bottom: 1028, rim: 0.6, turn: -9 }),
}

const round = (scale: number, to: number, tall: number): WornScene => ({
  view: ({ head: { chin, height } }) => [chin - height * 0.36, tall],
  draw: (g, design, kind) => {
    jumper(g, kind)
    put(g, scaled(scale, 170, to), () => design.draw(g))
  },
})

const scarf = round(0.74, 214, 1150)
const kerchief = round(0.62, 224, 760)

const belt: WornScene = {
  view: () => [600, 660],
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind)
    plainTop(g)
    trousers(g)
    design.draw(g)
  },
}

/** Feet have no figure above them: shoes and socks bring their own. */
const onFeet: WornScene = {
  view: () => [392, 985, 551],
  draw: (g, design) => standing(same, () => design.draw(g)),
}

const same = (point: Point): Point => point

/** Gloves are drawn upright, and hands hang. */
const hanging = ([x, y]: Point): Point => [x, 1500 - y]

const onHands: WornScene = {
  view: () => [30, 1400],
  draw: (g, design) =>
    standing(same, () => {
      g.beside('felt', plain(coat), () => {
        const front = area(
          `M${l(300)} -300 L${middle + 300} -300 Q${middle + 320} 500 ${middle + 330} 1020 Q${middle} 1060 ${l(330)} 1020 Q${l(320)} 500 ${l(300)} -300`,
        )
        const hem = area(
          `M${l(250)} 900 L${middle + 250} 900 L${middle + 262} 1700 L${middle + 20} 1700 L${middle} 1300 L${middle - 20} 1700 L${l(262)} 1700`,
        )
        g.beside('twill', plain('#cfc6b7'), () => g.piece(hem, { edge: 30, lift: 5 }))
        g.piece(front, { edge: 30, lift: 8 })
        g.seam(`M${middle + 30} -300 L${middle + 34} 1040`, 3.4)
        g.folds(front, [
          [[l(200), 100], [l(160), 900], { width: 50, depth: 0.2, bend: 20 }],
          [[middle + 190, 60], [middle + 150, 860], { width: 50, depth: 0.22, bend: -24 }],
        ])
        for (const side of [-1, 1]) {
          const turn = (d: string) => (side < 0 ? d : flipped(d))
          const at = (n: number, y: number): Point => [middle + side * n, y]
          const sleeve = area(
            turn(
              `M${l(640)} -300 Q${l(580)} 60 ${l(542)} 392 Q${l(360)} 426 ${l(176)} 392 Q${l(190)} 60 ${l(230)} -300`,
            ),
          )
          g.piece(sleeve, { edge: 34, lift: 12 })
          g.folds(sleeve, [
            [at(530, 250), at(300, 330), { width: 44, depth: 0.34, bend: 20 }],
            [at(200, 120), at(410, 200), { width: 44, depth: 0.34, bend: -18 }],
          ])
          g.stitch(turn(`M${l(540)} 366 Q${l(360)} 398 ${l(178)} 366`))
        }
      })
      standing(hanging, () => design.draw(g))
    }),
}

const tee = (g: Cloth, kind: Figure) => {
  body(g, builds[kind])
  g.wearer = wearerOf(g, kind)
  trousers(g)
  g.beside('jersey', plain('#e9e4da'), () => drawTee(g, { sleeves: 'long' }))
}

/** A bag of the sheet, drawn smaller with `from` at this place of the figure. */
const held = (scale: number, from: Point, [x, y]: Point): Placement => [
  scale,
  0,
  0,
  scale,
  x - from[0] * scale,
  y - from[1] * scale,
]

function handOf(build: Build): Point {
  const [x, y] = armAt(build, 50 + build.arm.upper + build.arm.lower)
  return [l(x), y]
}

const tote: WornScene = {
  view: () => [500, 1330, 500],
  draw: (g, design, kind) => {
    tee(g, kind)
    const [x, y] = handOf(builds[kind])
    put(g, held(0.56, [middle, 250], [x, y + 96]), () => design.draw(g))
    arms(g, builds[kind], y + 74)
  },
}

const shoulderBagScale = 0.46

const shoulderBag: WornScene = {
  view: () => [62, 1330, 540],
  draw: (g, design, kind) => {
    tee(g, kind)
    put(g, held(shoulderBagScale, [middle, 720], [372, 930]), () => design.draw(g))
  },
}

/** From behind: the nape with hair, a top without a neckline, the straps over the shoulders. */
const backpack: WornScene = {
  view: () => [66, 1230],
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind)
    trousers(g)
    plainTop(g, { drop: 12, hem: [292, 1190], waist: [284, 840], cuff: { at: [440, 1130], width: 122 } })
    hair(g, builds[kind])
    const strap = `M${l(140)} 262 Q${l(168)} 268 ${l(192)} 286 Q${l(176)} 380 ${l(140)} 470 L${l(84)} 470 Q${l(130)} 360 ${l(140)} 262`
    for (const d of [strap, flipped(strap)]) g.piece(area(d), { tone: 'deep', lift: 5, edge: 10 })
    put(g, held(0.6, [middle, 300], [middle, 372]), () => design.draw(g))
  },
}

function hair(g: Cloth, { head: { half, chin, height } }: Build) {
  g.beside('felt', plain('#6a594b'), () =>
    g.piece(
      both(
        `M${middle} ${chin - height} C${l(half * 0.9)} ${chin - height} ${l(half * 1.1)} ${chin - height * 0.7} ${l(half * 1.06)} ${chin - height * 0.4} Q${l(half * 0.96)} ${chin - 6} ${l(half * 0.5)} ${chin + 22} Q${l(half * 0.2)} ${chin + 34} ${middle} ${chin + 34}`,
      ),
      { edge: 40, lift: 8 },
    ),
  )
}

export function smallScene(name: DesignName): WornScene | undefined {
  for (const [start, scene] of Object.entries(hats)) if (name.startsWith(start)) return scene
  if (name.startsWith('scarf')) return scarf
  if (name === 'kerchief') return kerchief
  if (name.startsWith('belt')) return belt
  if (/^(gloves|mittens)/.test(name)) return onHands
  if (/^(socks|trainers|boots|ballet|loafers|sandals|slippers)/.test(name)) return onFeet
  if (name.startsWith('tote')) return tote
  if (name === 'bag-shoulder') return shoulderBag
  if (name.startsWith('backpack')) return backpack
  return undefined
}
