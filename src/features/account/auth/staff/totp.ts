import { Secret, TOTP } from 'otpauth'

const period = 30

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an authenticator app. */
export function addressForApp(email: string, secret: string): string {
  return appOf(secret, email).toString()
}

/** The time step that this code belongs to, now or one step beside it; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

function appOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Broshura',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}
