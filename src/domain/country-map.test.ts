import { expect, it } from 'vitest'
import { countryOutline, mapSize, placeOnMap } from './country-map'

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

function isInside(latitude: number, longitude: number): boolean {
  const { x, y } = placeOnMap(latitude, longitude)
  const points = [...countryOutline.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, left, top]) => ({
    x: Number(left),
    y: Number(top),
  }))
  const crossed = points.filter((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  })
  return crossed.length % 2 === 1
}

it('draws the border so truly that towns on either side of it are on theirs', () => {
  const towns = {
    Vidin: [43.99, 22.86],
    Ruse: [43.83, 25.95],
    Svilengrad: [41.77, 26.19],
    Petrich: [41.4, 23.2],
    Burgas: [42.51, 27.45],
  }
  const abroad = {
    Giurgiu: [43.91, 25.97],
    Edirne: [41.67, 26.58],
    Dimitrovgrad: [43.02, 22.76],
    Calafat: [44.0, 22.96],
    atSea: [42.8, 28.2],
  }
  for (const [name, [latitude = 0, longitude = 0]] of Object.entries(towns))
    expect(isInside(latitude, longitude), name).toBe(true)
  for (const [name, [latitude = 0, longitude = 0]] of Object.entries(abroad))
    expect(isInside(latitude, longitude), name).toBe(false)
})
