import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/server/env'

const deviceCookie = 'broshura-device'
const days400 = 400 * 24 * 60 * 60
const mostAccounts = 5

/** A mark that only we can make, for an account that has signed in on this device. It signs nobody in. */
export function deviceMark(account: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`device ${account.trim().toLowerCase()}`).digest('base64url')
}

export async function isKnownDevice(account: string): Promise<boolean> {
  const mark = Buffer.from(deviceMark(account))
  return (await marks()).some((kept) => kept.length === mark.length && timingSafeEqual(Buffer.from(kept), mark))
}

export async function rememberDevice(account: string): Promise<void> {
  const mark = deviceMark(account)
  const kept = [mark, ...(await marks()).filter((other) => other !== mark)].slice(0, mostAccounts)
  const jar = await cookies()
  jar.set(deviceCookie, kept.join('.'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: days400,
  })
}

async function marks(): Promise<string[]> {
  return (await cookies()).get(deviceCookie)?.value.split('.') ?? []
}
