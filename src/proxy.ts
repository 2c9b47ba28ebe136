import { type NextRequest, NextResponse } from 'next/server'
import { isCmsPath, staffGuard } from '@/features/auth/staff-guard'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { AuthUnreachable, createAuthClient } from '@/server/supabase'
import { verifiedClaims } from './features/auth/auth-server'

export const probe = 'x-own-probe'

/** Variants of a page at their own URL, rendered for each request. */
const choice = /\/(?:filter|reviews|latest|stores)$/

const feed = /\/feeds\/brochures\.(?:xml|ics)$/
const feedScopes = [
  ['category', 'c'],
  ['shop', 'r'],
] as const

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isCmsPath(pathname)) return staffGuard(request)
  if (isGuarded(pathname)) return guard(request)
  if (feed.test(pathname)) return forFeed(request)
  return choice.test(pathname) ? forChoice(request) : NextResponse.next()
}

/**
 * Filters, reviews, stores and the newest brochure of an unknown category, product, shop or town are answered by the
 * base page: a static page can send 404 with a complete document, whereas a dynamic page sends its status before an
 * empty document.
 */
async function forChoice({ nextUrl }: NextRequest): Promise<NextResponse> {
  const page = nextUrl.pathname.replace(choice, '')
  return (await statusOf(page)) === 404 ? NextResponse.rewrite(new URL(page, nextUrl)) : NextResponse.next()
}

/** A feed of an unknown category or shop is answered by the missing page, which is in the visitor's language. */
async function forFeed({ nextUrl }: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = nextUrl
  for (const [name, folder] of feedScopes) {
    const slug = searchParams.get(name)
    if (!slug) continue
    const page = pathname.replace(feed, `/${folder}/${encodeURIComponent(slug)}`)
    if ((await statusOf(page)) === 404) return NextResponse.rewrite(new URL(page, nextUrl))
  }
  return NextResponse.next()
}

/** In milliseconds. */
const patience = 10_000

/** Asks this server directly, past the proxy. @returns 0 where it does not answer in time */
async function statusOf(path: string): Promise<number> {
  const address = `http://127.0.0.1:${process.env.PORT ?? '3000'}${path}`
  const signal = AbortSignal.timeout(patience)
  return fetch(address, { method: 'HEAD', headers: { [probe]: '1' }, redirect: 'manual', signal }).then(
    ({ status }) => status,
    () => 0,
  )
}

export const config = {
  matcher: [
    '/((?!admin|api|files|preview|_next|builds).*account.*)',
    {
      source: '/admin/:path*',
      has: [{ type: 'cookie', key: 'broshura-signed-in' }],
      missing: [{ type: 'cookie', key: 'payload-token' }],
    },
    { source: '/:language(de|en|ru)?/:folder(c)?/:slug/filter', missing: [{ type: 'header', key: 'x-own-probe' }] },
    { source: '/:language(de|en|ru)?/p/:slug/reviews', missing: [{ type: 'header', key: 'x-own-probe' }] },
    { source: '/:language(de|en|ru)?/feeds/:file', has: [{ type: 'query', key: 'category' }] },
    { source: '/:language(de|en|ru)?/feeds/:file', has: [{ type: 'query', key: 'shop' }] },
    {
      source: '/:language(de|en|ru)?/:folder(r|shops)/:slug/stores',
      missing: [{ type: 'header', key: 'x-own-probe' }],
    },
    { source: '/:language(de|en|ru)?/r/:slug/latest', missing: [{ type: 'header', key: 'x-own-probe' }] },
  ],
}

/** Any path that contains `/account` (docs/product.md, section 5). */
function isGuarded(pathname: string): boolean {
  return pathname.toLowerCase().includes('/account')
}

/**
 * Redirects visitors without a session from guarded pages, and refreshes the session, because pages cannot set cookies.
 * The page itself checks in the database whether the session is still valid.
 */
async function guard(request: NextRequest): Promise<NextResponse> {
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
  // A server action decides itself who sends it, and says so beside the form; a redirect is no answer to it.
  const mayPass = signedIn || request.headers.has('next-action')
  const response = mayPass ? NextResponse.next({ request }) : NextResponse.redirect(signInAddress(request))
  for (const cookie of changed) response.cookies.set(...cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** If the auth server is unreachable, the page is shown and says so, because signing in would not work either. */
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
