import { freePort } from '../../scripts/services/free-port'
import type { Ports } from '../../scripts/services/services'

export async function freePorts(): Promise<Ports> {
  return {
    web: await freePort(),
    postgres: await freePort(),
    supabase: await freePort(),
    smtp: await freePort(),
    mailbox: await freePort(),
    payments: await freePort(),
  }
}
