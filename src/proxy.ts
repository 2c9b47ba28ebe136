import { type NextRequest, NextResponse } from 'next/server'
import { guard, isGuarded } from '@/features/auth/guard'

const probe = 'x-crawler-probe'

export async function proxy(request: NextRequest) {
  return isGuarded(request.nextUrl.pathname) ? guard(request) : plainErrors(request)
}

/** A crawler gets no decorated error page: the same status as everybody, as plain text (product spec, section 8). */
async function plainErrors(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const ownAddress = `http://127.0.0.1:${process.env.PORT ?? '3000'}${pathname}${search}`
  const answer = await fetch(ownAddress, { method: 'HEAD', headers: { [probe]: '1' }, redirect: 'manual' })
  if (answer.status < 400) return NextResponse.next()
  return new NextResponse(`${answer.status} ${pathname}\n`, {
    status: answer.status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export const config = {
  matcher: [
    '/((?!admin|api|files|preview|_next|builds).*account.*)',
    {
      source: '/((?!admin|api|files|preview|_next|builds).*)',
      has: [
        { type: 'header', key: 'user-agent', value: '.*(?:[Bb]ot|[Cc]rawl|[Ss]pider|[Ss]lurp|facebookexternalhit).*' },
      ],
      missing: [{ type: 'header', key: 'x-crawler-probe' }],
    },
  ],
}
