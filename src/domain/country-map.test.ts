import { expect, it } from 'vitest'
import { mapSize, placeOnMap } from './country-map'

it('draws west left and north above, and leaves nothing of the country outside', () => {
  const [sofia, varna, ruse] = [placeOnMap(42.7, 23.32), placeOnMap(43.21, 27.91), placeOnMap(43.85, 25.95)]
  expect(sofia.x).toBeLessThan(ruse.x)
  expect(ruse.x).toBeLessThan(varna.x)
  expect(ruse.y).toBeLessThan(varna.y)
  for (const { x, y } of [placeOnMap(44.21, 22.36), placeOnMap(41.24, 28.6)]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(mapSize.height)
  }
})
