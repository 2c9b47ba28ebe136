import { officialLatin } from '@/domain/official-latin'
import { getStoreTowns } from '@/features/brochures/retailers/queries'

/** Towns with stores, of which a visitor chooses one. Publicly cacheable for a minute. */
export async function GET() {
  const towns = (await getStoreTowns()).flatMap(({ slug, names: [name] }) =>
    slug && name ? [{ slug, name, latin: officialLatin(name) }] : [],
  )
  return Response.json({ towns }, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' } })
}
