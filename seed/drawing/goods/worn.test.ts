import { expect, it } from 'vitest'
import { Cloth } from './cloth'
import { colourIn, groundOf } from './colour-in'
import type { Design } from './design'
import { type DesignName, designs } from './designs'
import { drawWorn, wornView } from './worn'

const pixels = 60
const names = Object.keys(designs).filter((name): name is DesignName => name in designs)

/** The share of a picture that has another colour in another variant: what is for sale. */
function shareOf(name: DesignName): number {
  const design: Design = designs[name]
  const goods = new Cloth(name, design.weave, wornView(name, 'woman', pixels))
  drawWorn(goods, name, 'woman')
  const ground = groundOf(goods)
  const [red, blue] = ['#a03030', '#3030a0'].map((main) => colourIn(goods, ground, { main, second: '#efe7d6' }).data())
  if (!red || !blue) return 0
  let differing = 0
  for (let at = 0; at < red.length; at += 4) if (Math.abs((red[at] ?? 0) - (blue[at] ?? 0)) > 12) differing += 1
  return differing / (red.length / 4)
}

it('shows each design on a figure, of which something is left to be seen', () => {
  for (const name of names) {
    const share = shareOf(name)
    expect(share, name).toBeGreaterThan(0.04)
    expect(share, name).toBeLessThan(0.7)
  }
})
