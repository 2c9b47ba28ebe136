import { createHmac, timingSafeEqual } from 'node:crypto'

const tolerance = 5 * 60

/** The key in a secret as Supabase shows it: `v1,whsec_` and Base64. */
function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^(?:v1,)?whsec_/, ''), 'base64')
}

/**
 * Whether a message bears a signature of the Standard Webhooks kind (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`) by our secret, made at most five minutes ago or ahead.
 */
export function isSigned(body: string, headers: Headers, secret: string, now = Date.now()): boolean {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance) return false
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest()
  const given = headers.get('webhook-signature') ?? ''
  return given.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const bytes = Buffer.from(value, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
