import { type NextRequest, NextResponse } from 'next/server'
import { nextPath } from './next-path'

/** Marks a request for the CMS's own sign-in: the site's session does not open the CMS. */
export const ownSignIn = 'own'
/** Marks a session of the site that only lacks the code of the CMS's own second factor. */
export const siteSession = 'site'

const open = /^\/admin\/(?:create-first-user|forgot|logout|logout-inactivity|reset|unauthorized|verify)(?:\/|$)/

export function isCmsPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}

/** Tries once to open the CMS with the site's session: an admin needs no second sign-in. */
export function staffGuard({ headers, method, nextUrl }: NextRequest): NextResponse {
  const { pathname, search, searchParams } = nextUrl
  const isPage = method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
  if (!isPage || open.test(pathname) || searchParams.has(ownSignIn)) return NextResponse.next()
  const wanted = pathname === '/admin/login' ? nextPath(searchParams.get('redirect'), '/admin') : `${pathname}${search}`
  const target = new URL('/api/auth/staff', nextUrl)
  target.searchParams.set('next', wanted)
  const response = NextResponse.redirect(target)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
