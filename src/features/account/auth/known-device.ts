import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/server/env'

export const deviceCookie = 'broshura-device'
const days400 = 400 * 24 * 60 * 60
const mostAccounts = 5

/** A mark that only we can make, for an account that has signed in on this device. It signs nobody in. */
export function deviceMark(account: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`device ${account.trim().toLowerCase()}`).digest('base64url')
}

export async function isKnownDevice(account: string): Promise<boolean> {
  return isMarkedFor(account, await kept())
}

export async function rememberDevice(account: string): Promise<void> {
  const { name, value, ...options } = deviceCookieFor(account, await kept())
  const jar = await cookies()
  jar.set(name, value, { ...options, sameSite: 'lax' })
}

/** @param value of the cookie `deviceCookie` */
export function isMarkedFor(account: string, value = ''): boolean {
  const mark = Buffer.from(deviceMark(account))
  return marksIn(value).some((one) => one.length === mark.length && timingSafeEqual(Buffer.from(one), mark))
}

/** The cookie that remembers `account` together with those it remembered before. */
export function deviceCookieFor(account: string, value = '') {
  const mark = deviceMark(account)
  const marks = [mark, ...marksIn(value).filter((other) => other !== mark)].slice(0, mostAccounts)
  const secure = env().SITE_URL.startsWith('https:')
  return { name: deviceCookie, value: marks.join('.'), httpOnly: true, secure, path: '/', maxAge: days400 }
}

function marksIn(value: string): string[] {
  return value.split('.')
}

async function kept(): Promise<string | undefined> {
  return (await cookies()).get(deviceCookie)?.value
}
