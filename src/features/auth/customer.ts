import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Customer } from '@/../payload-types'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { AuthUnreachable, createAuthClient, sessionCookie } from '@/server/supabase'
import { type Claims, requestCookies, verifiedClaims } from './auth-server'
import { type AuthState, getAuthState } from './auth-state'

export const currentAuthState = cache(async (): Promise<AuthState> => {
  const given = await requestCookies()
  const sent = (await given.getAll()) ?? []
  if (!sent.some(({ name }) => name.startsWith(sessionCookie))) return { state: 'out' }
  const auth = createAuthClient(given)
  return getAuthState(await cmsSystem(), await verifiedClaims(auth), await headers())
})

export const currentNetwork = async (): Promise<string> => clientNetwork(await headers())

/** The key for rate limits: the account, whose points no stranger can use up, else the network. */
export async function currentAsker(): Promise<string> {
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return state?.state === 'in' ? `account ${state.customer.id}` : currentNetwork()
}

/** For account pages: redirects to the sign-in and back to `path` (without language prefix). */
export async function requireCustomer(locale: Locale, path: string): Promise<{ customer: Customer; claims: Claims }> {
  const authState = await currentAuthState()
  if (authState.state === 'in') return authState
  const next = encodeURIComponent(localePath(locale, path))
  redirect(localePath(locale, `${authState.state === 'out' ? '/login' : '/login/code'}?next=${next}`))
}

export interface EntryPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Words = 'login' | 'code' | 'registration' | 'recovery' | 'newPassword' | 'confirm'

export async function entryMetadata({ params }: EntryPageProps, path: string, words: Words): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'auth')
  return pageMetadata({
    locale,
    path,
    title: t(`${words}.title`),
    description: t(`${words}.description`),
    index: false,
  })
}
