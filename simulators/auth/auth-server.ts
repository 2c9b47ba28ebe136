import type { Keys } from './keys'
import type { AuthServerOptions, Feature } from './options'
import type { Store } from './store'

export interface AuthServer {
  options: AuthServerOptions
  /** The address of this API, which is also the issuer of its tokens. */
  url: string
  now: () => number
  store: Store
  keys: Keys
  send: (message: { to: string; subject: string; text: string; html?: string }) => Promise<void>
}

export function moment(server: AuthServer): string {
  return new Date(server.now()).toISOString()
}

export function seconds(server: AuthServer): number {
  return Math.floor(server.now() / 1000)
}

export function has(server: AuthServer, feature: Feature): boolean {
  return !server.options.without?.includes(feature)
}
