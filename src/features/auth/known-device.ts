import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { clientNetwork } from '@/server/client-network'
import { env } from '@/server/env'
import { accountKey, type SignInAccount, type SignInAttempt } from './sign-in-account'

const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** For example "Chrome, Android"; empty for an unknown user agent. */
export function deviceName(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(', ')
}

export const deviceCookie = 'broshura-device'
const days400 = 400 * 24 * 60 * 60
const mostAccounts = 5

/** A signed mark of an account that has signed in on this device. It signs nobody in. */
export function deviceMark(account: SignInAccount): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`device ${accountKey(account)}`)
    .digest('base64url')
}

export async function isKnownDevice(account: SignInAccount): Promise<boolean> {
  return isMarkedFor(account, await deviceCookieValue())
}

export async function attemptFrom(seenBy: Headers, account: SignInAccount): Promise<SignInAttempt> {
  return { network: clientNetwork(seenBy), account, knownDevice: await isKnownDevice(account) }
}

export async function rememberDevice(account: SignInAccount): Promise<void> {
  const { name, value, ...options } = deviceCookieFor(account, await deviceCookieValue())
  const jar = await cookies()
  jar.set(name, value, { ...options, sameSite: 'lax' })
}

export function isMarkedFor(account: SignInAccount, value = ''): boolean {
  const mark = Buffer.from(deviceMark(account))
  return marksIn(value).some((one) => one.length === mark.length && timingSafeEqual(Buffer.from(one), mark))
}

export function deviceCookieFor(account: SignInAccount, value = '') {
  const mark = deviceMark(account)
  const marks = [mark, ...marksIn(value).filter((other) => other !== mark)].slice(0, mostAccounts)
  const secure = env().SITE_URL.startsWith('https:')
  return { name: deviceCookie, value: marks.join('.'), httpOnly: true, secure, path: '/', maxAge: days400 }
}

function marksIn(value: string): string[] {
  return value.split('.')
}

async function deviceCookieValue(): Promise<string | undefined> {
  return (await cookies()).get(deviceCookie)?.value
}
