import type { AuthServer } from '../auth-server'
import type { Factor } from '../records'

export function factorsOf(server: AuthServer, userId: string): Factor[] {
  return server.store.factors.where(({ user_id }) => user_id === userId)
}

export function hasSecondFactor(server: AuthServer, userId: string): boolean {
  return factorsOf(server, userId).some(({ status }) => status === 'verified')
}

/** `MFAFactorSchema` */
export function publicFactor({ secret, user_id, ...factor }: Factor): Record<string, unknown> {
  return factor
}

/** Deletes factors, and lowers the level of the sessions that they had raised. */
export function deleteFactors({ store }: AuthServer, factors: Factor[]): void {
  for (const factor of factors) {
    for (const session of store.sessions.where(({ factor_id }) => factor_id === factor.id)) {
      const amr = session.amr.filter(({ method }) => !secondMethods.includes(method))
      store.sessions.change(session.id, { aal: 'aal1', factor_id: undefined, amr })
    }
    store.challenges.delete(...store.challenges.where(({ factor_id }) => factor_id === factor.id))
  }
  store.factors.delete(...factors)
}

const secondMethods = ['totp', 'mfa/phone']
