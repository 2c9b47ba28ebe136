import { getPlaces } from './places'
import { allPlaces, type Place } from './types'

/** The place that an address names; the whole country where it names none that we know. */
export async function findPlace(code: string | null): Promise<Pick<Place, 'id' | 'code'> & { name: string | null }> {
  const place = code ? (await getPlaces()).find((known) => known.code === code) : undefined
  return place ?? { ...allPlaces, name: null }
}
