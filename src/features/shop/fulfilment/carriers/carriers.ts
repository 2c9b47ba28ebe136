import type { Payload } from 'payload'
import { env } from '@/server/env'
import type { Carrier } from './carrier'
import { econt } from './econt/econt'
import { speedy } from './speedy/speedy'
import { table } from './table'

function driverOf(name: string): Carrier | null {
  const settings = env()
  if (name === 'econt') {
    const { ECONT_AGENT, ECONT_AGREEMENT, ECONT_API_URL, ECONT_OFFICE, ECONT_PASSWORD, ECONT_USERNAME } = settings
    if (!ECONT_USERNAME || !ECONT_PASSWORD || !ECONT_OFFICE) return null
    return econt({
      url: ECONT_API_URL,
      username: ECONT_USERNAME,
      password: ECONT_PASSWORD,
      office: ECONT_OFFICE,
      agent: ECONT_AGENT,
      agreement: ECONT_AGREEMENT,
    })
  }
  const { SPEEDY_API_URL, SPEEDY_OFFICE, SPEEDY_PASSWORD, SPEEDY_SERVICE, SPEEDY_USERNAME } = settings
  if (name !== 'speedy' || !SPEEDY_USERNAME || !SPEEDY_PASSWORD) return null
  return speedy({
    url: SPEEDY_API_URL,
    username: SPEEDY_USERNAME,
    password: SPEEDY_PASSWORD,
    office: SPEEDY_OFFICE,
    service: SPEEDY_SERVICE,
  })
}

export function carrierNames(): string[] {
  return ['econt', 'speedy'].filter((name) => driverOf(name) !== null)
}

export function carrierOf(payload: Payload, name: string): Carrier {
  return driverOf(name) ?? table(payload, name)
}
