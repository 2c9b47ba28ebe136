import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { formatEuro } from '@/design/format'
import type { Destination } from '@/features/shop/fulfilment/carriers/carrier'
import { carrierNames, carrierOf, table } from '@/features/shop/fulfilment/carriers/carriers'
import { refreshPointsOf } from '@/features/shop/fulfilment/carriers/refresh-points'
import { findPoints } from '@/features/shop/goods/delivery/points'
import { readShippingMethods, type ShippingMethod } from '@/features/shop/goods/delivery/shipping-methods'
import { cmsSystem } from '@/server/cms'

const usage = `npm run carriers -- points [--accept-shorter]
npm run carriers -- rates --town Пловдив --postcode 4000`

type Place = { town: string; postcode: string }

async function answerOf<Answer>(carrier: string, ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    console.error(`${carrier}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return null
  }
}

async function points(payload: Payload, acceptShorter: boolean) {
  for (const carrier of carrierNames()) {
    const result = await answerOf(carrier, () => refreshPointsOf(payload, carrier, acceptShorter))
    if (result) console.log(`${carrier}: ${typeof result === 'string' ? result : JSON.stringify(result)}`)
  }
}

async function destinationOf({ db }: Payload, { carrier, kind }: ShippingMethod, { town, postcode }: Place) {
  if (kind === 'address') return { kind, city: town, postcode, street: '' } satisfies Destination
  const { points } = await findPoints(db.drizzle, { carrier, kind, weightGrams: 1 }, town)
  const [point] = points
  return point && ({ kind, code: point.id.slice(carrier.length + 1) } satisfies Destination)
}

async function rates(payload: Payload, place: Place) {
  const drivers = carrierNames()
  const methods = (await readShippingMethods('bg')).filter(({ carrier }) => drivers.includes(carrier))
  for (const method of methods) {
    const to = await destinationOf(payload, method, place)
    if (!to) continue
    for (const { upToGrams: weightGrams } of method.rates) {
      const wish = { to, weightGrams, goodsCents: 0, dueCents: 0 }
      const asked = await table(payload, method.carrier).quote(wish)
      const charged = await answerOf(method.carrier, () => carrierOf(payload, method.carrier).quote(wish))
      const columns = [asked, charged].map((cents) => (cents === null ? '-' : formatEuro(cents, 'bg')))
      console.log([method.carrier, method.name, `${weightGrams / 1000} kg`, ...columns].join('\t'))
    }
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'accept-shorter': { type: 'boolean', default: false },
      town: { type: 'string' },
      postcode: { type: 'string' },
    },
  })
  const { town, postcode } = values
  const [what] = positionals
  if (what !== 'points' && !(what === 'rates' && town && postcode)) throw new Error(usage)
  const payload = await cmsSystem()
  if (carrierNames().length === 0) console.log('No account of a carrier is set: nobody is asked.')
  if (what === 'points') await points(payload, values['accept-shorter'])
  else if (town && postcode) await rates(payload, { town, postcode })
  await payload.destroy()
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
