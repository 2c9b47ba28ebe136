import { type NextRequest, NextResponse } from 'next/server'
import { guard, isGuarded } from '@/features/account/auth/guard'
import { isCmsPath, staffGuard } from '@/features/account/auth/staff-guard'

export const probe = 'x-own-probe'

const filter = /\/filter$/

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isCmsPath(pathname)) return staffGuard(request)
  if (isGuarded(pathname)) return guard(request)
  return filter.test(pathname) ? forFilter(request) : NextResponse.next()
}

/**
 * The filters of a category that does not exist are answered by that category's page: it is static and can be a 404 with a
 * whole document, where a page that is made for each request sends its status before an empty one.
 */
async function forFilter({ nextUrl }: NextRequest): Promise<NextResponse> {
  const category = nextUrl.pathname.replace(filter, '')
  return (await statusOf(category)) === 404 ? NextResponse.rewrite(new URL(category, nextUrl)) : NextResponse.next()
}

/** What this server answers at an address; the proxy is passed by. */
async function statusOf(path: string): Promise<number> {
  const address = `http://127.0.0.1:${process.env.PORT ?? '3000'}${path}`
  return (await fetch(address, { method: 'HEAD', headers: { [probe]: '1' }, redirect: 'manual' })).status
}

export const config = {
  matcher: [
    '/((?!admin|api|files|preview|_next|builds).*account.*)',
    {
      source: '/admin/:path*',
      has: [{ type: 'cookie', key: 'broshura-signed-in' }],
      missing: [{ type: 'cookie', key: 'payload-token' }],
    },
    { source: '/:language(de|en|ru)?/c/:slug/filter', missing: [{ type: 'header', key: 'x-own-probe' }] },
  ],
}
