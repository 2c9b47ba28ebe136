import { expect, it } from 'vitest'
import { Cloth, type Side } from './cloth'
import { colourIn, groundOf } from './colour-in'
import type { Design } from './design'
import { type DesignName, designs } from './designs'
import { bodyFolds } from './folds'
import { sheet } from './outline'

const names = Object.keys(designs).filter((name): name is DesignName => name in designs)
const sides: Side[] = ['front', 'back']
const pixels = 60
const shadeOf = (name: DesignName, side: Side) => drawn(name, side).shade.data()

function drawn(name: DesignName, side: Side, wide = pixels): Cloth {
  const design: Design = designs[name]
  const goods = new Cloth(name, design.weave, { x: 0, y: 0, width: sheet.width, pixels: wide }, side)
  design.draw(goods)
  return goods
}

it('draws each design otherwise from behind', () => {
  const same = names.filter((name) => shadeOf(name, 'front').equals(shadeOf(name, 'back')))
  expect(same).toEqual([])
})

it('has neither a button nor a zip of a front on a back that has none', () => {
  for (const name of ['cardigan', 'hoodie-zip', 'puffer', 'jacket-bomber', 'polo', 'coat'] as const) {
    const trims = sides.map((side) =>
      drawn(name, side)
        .trim.data()
        .some((value) => value > 0),
    )
    expect({ name, trims }).toEqual({ name, trims: [true, false] })
  }
})

it('lays no two bodies alike: siblings have folds of their own, and a back others than its front', () => {
  const body: Parameters<typeof bodyFolds>[1] = {
    shoulder: [290, 306],
    armpit: [290, 560],
    waist: [284, 840],
    hem: [292, 1190],
  }
  const foldsOf = (name: string, side: Side) => {
    const goods = new Cloth(name, 'jersey', { x: 0, y: 0, width: sheet.width, pixels }, side)
    const folds = bodyFolds(goods, body, 1)
    return JSON.stringify(folds.map(([from]) => from.map((n) => Math.round(n / 20))))
  }
  const all = names.flatMap((name) => sides.map((side) => foldsOf(name, side)))
  expect(new Set(all).size).toBe(all.length)
})

it('shows white linen white: without a tint, and lighter than the paper under it', () => {
  const goods = drawn('shirt-linen', 'front', 240)
  const picture = colourIn(goods, groundOf(goods), { main: '#f4f2ec', second: '#efe7d6' })
  const part = (x: number, y: number, side: number) => {
    const { data } = picture.getContext('2d').getImageData(x, y, side, side)
    return [0, 1, 2].map((channel) => {
      const values = data.filter((_, at) => at % 4 === channel)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
  }
  const [cloth, paper] = [part(96, 84, 20), part(4, 20, 20)]
  expect(Math.max(...cloth) - Math.min(...cloth)).toBeLessThan(3)
  expect(Math.min(...cloth)).toBeGreaterThan(Math.max(...paper))
})
