import type { Cloth, View } from './cloth'
import { type DesignName, designs } from './designs'
import { arms, body, builds, type Figure } from './figure'
import { wearerOf } from './figure-wears'
import { middle, sheet, standing } from './outline'
import { drawShirt, drawTee } from './tops'
import { ofTrousers, plain, plainTop, put, scaled, stance, trousers, type WornScene } from './worn-beside'
import { smallScene } from './worn-goods'

const upperHalf: WornScene = {
  view: () => [62, 1460],
  draw: (g, design, kind) => {
    body(g, builds[kind])
    trousers(g)
    g.wearer = wearerOf(g, kind)
    design.draw(g)
  },
}

/** Down to the calves, so that what is for sale fills the picture. */
const wholeView: WornScene['view'] = ({ knee }) => [62, knee + 140]

const long: WornScene = { ...upperHalf, view: wholeView }

const over = (under: (g: Cloth) => void, sleeves: 'over' | 'under'): WornScene => ({
  view: upperHalf.view,
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind, { isTucked: true, hasArms: sleeves === 'under' })
    g.beside('poplin', plain('#efebe2'), () => under(g))
    trousers(g)
    g.wearer = wearerOf(g, kind, { isOver: true, hasArms: sleeves === 'over' })
    design.draw(g)
  },
})

const overTee = over((g) => plainTop(g, { cuff: undefined }), 'over')
const overLongTee = over((g) => drawTee(g, { sleeves: 'long' }), 'under')
const overShirt = over((g) => drawShirt(g), 'under')
const longOverTee = { ...overTee, view: wholeView }

const dress: WornScene = {
  view: wholeView,
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind)
    design.draw(g)
  },
}

const slip: WornScene = {
  view: wholeView,
  draw: (g, design, kind) => {
    body(g, builds[kind])
    arms(g, builds[kind], 0)
    g.wearer = wearerOf(g, kind)
    design.draw(g)
  },
}

const lowerView: WornScene['view'] = ({ floor }) => [500, floor - 450]

const legs: WornScene = {
  view: lowerView,
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind)
    plainTop(g)
    put(g, ofTrousers, () => design.draw(g))
  },
}

const skirt: WornScene = {
  view: lowerView,
  draw: (g, design, kind) => {
    body(g, builds[kind])
    g.wearer = wearerOf(g, kind)
    plainTop(g)
    put(g, scaled(0.84, 215, 790), () => design.draw(g))
  },
}

function sceneOf(name: DesignName): WornScene {
  const small = smallScene(name)
  if (small) return small
  if (/^(coat-short|blazer|cardigan)/.test(name)) return overTee
  if (/^(coat|trench)/.test(name)) return longOverTee
  if (name === 'puffer-vest') return overLongTee
  if (/^(waistcoat|vest)/.test(name)) return overShirt
  if (name === 'puffer-long') return long
  if (name === 'dress-slip') return slip
  if (/^dress/.test(name)) return dress
  if (/^skirt/.test(name)) return skirt
  if (/^(jeans|chinos|trousers|joggers|leggings|culottes|shorts|pyjama)/.test(name)) return legs
  return upperHalf
}

export function drawWorn(g: Cloth, name: DesignName, kind: Figure) {
  standing(stance, () => {
    g.wearer = wearerOf(g, kind)
    sceneOf(name).draw(g, designs[name], kind)
  })
}

export function wornView(name: DesignName, kind: Figure, pixels: number): View {
  const [from, tall, centre = middle] = sceneOf(name).view(builds[kind])
  const width = (tall * sheet.width) / sheet.height
  return { x: centre - width / 2, y: from, width, pixels }
}
