import { officialSlug } from '@/domain/official-latin'

type Edition = { towns: string[] }

/**
 * The one edition that a link to a shop's current brochure shows: the town's newest, else the newest for the whole
 * country, else the one for most towns. Among equals the newer.
 * @param town its slug
 */
export function preferredEdition<Kind extends Edition>(newestFirst: Kind[], town: string | null): Kind | undefined {
  const ofTown = newestFirst.find(({ towns }) => towns.some((name) => officialSlug(name) === town))
  const forAll = newestFirst.find(({ towns }) => towns.length === 0)
  const [widest] = newestFirst.toSorted((one, other) => other.towns.length - one.towns.length)
  return ofTown ?? forAll ?? widest
}

/**
 * Editions with the same key, which lists sort by, begin with those for the whole country, then by town: a list is the
 * same for everybody.
 */
export function inNeutralOrder<Kind extends Edition>(listed: Kind[], keyOf: (edition: Kind) => string): Kind[] {
  const byKey = Map.groupBy(listed, keyOf)
  const firstTown = ({ towns }: Kind) => towns[0] ?? ''
  return [...byKey.values()].flatMap((equal) =>
    equal.toSorted((one, other) => firstTown(one).localeCompare(firstTown(other), 'bg')),
  )
}

type OfWeek = Edition & { id: string; retailer: { slug: string }; validFrom: string; validTo: string }

/** A brochure for the whole country is no edition of another one, also with the same days. */
const weekOf = ({ id, towns, retailer, validFrom, validTo }: OfWeek) =>
  towns.length === 0 ? id : `${retailer.slug} ${validFrom} ${validTo}`

/** In their order, the brochures of the first weeks of a list: a shop's editions with the same days count once. */
export function firstWeeks<Kind extends OfWeek>(listed: Kind[], count: number): Kind[] {
  const weeks = [...new Set(listed.map(weekOf))].slice(0, count)
  return listed.filter((brochure) => weeks.includes(weekOf(brochure)))
}
