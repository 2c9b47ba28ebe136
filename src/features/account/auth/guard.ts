import { type NextRequest, NextResponse } from 'next/server'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { createAuthClient } from '@/server/supabase'
import { AuthUnreachable, verifiedClaims } from './claims'

/** Pages of the account: any path that contains `/account` (product spec, section 5). */
export function isGuarded(pathname: string): boolean {
  return pathname.toLowerCase().includes('/account')
}

/**
 * Keeps visitors without a session away from guarded pages, and refreshes the session, because a page itself cannot set
 * cookies. The page decides whether the session is still valid, which needs the database.
 */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const changed: Parameters<NextResponse['cookies']['set']>[] = []
  const auth = createAuthClient({
    getAll: () => request.cookies.getAll(),
    setAll: (cookies) => {
      for (const { name, value, options } of cookies) {
        request.cookies.set(name, value)
        changed.push([name, value, options])
      }
    },
  })
  const isPrefetch = request.headers.has('next-router-prefetch')
  const signedIn = isPrefetch || (await verifiedClaims(auth).then(Boolean, stillUnknown))
  const response = signedIn ? NextResponse.next({ request }) : NextResponse.redirect(signInAddress(request))
  for (const cookie of changed) response.cookies.set(...cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** The auth server does not answer: the page says so, because the sign-in would not work either. */
function stillUnknown(error: unknown): true {
  if (error instanceof AuthUnreachable) return true
  throw error
}

function signInAddress({ nextUrl }: NextRequest): URL {
  const [, first] = nextUrl.pathname.split('/')
  const url = new URL(localePath(isLocale(first) ? first : defaultLocale, '/login'), nextUrl)
  url.searchParams.set('next', `${nextUrl.pathname}${nextUrl.search}`)
  return url
}
