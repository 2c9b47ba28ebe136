import { hours } from '../hours'
import { type TownKey, towns } from '../towns'
import type { StoreSeed } from '../types'

export function store(
  town: TownKey,
  name: string,
  address: string,
  open: keyof typeof hours,
  north = 0,
  east = 0,
): StoreSeed {
  const { name: place, settlement, latitude, longitude } = towns[town]
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return {
    name,
    town: place,
    settlement,
    address,
    latitude: round(latitude + north),
    longitude: round(longitude + east),
    hours: hours[open],
  }
}
