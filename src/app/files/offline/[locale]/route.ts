import { isLocale } from '@/i18n/routing'
import { pagePolicy } from '@/server/content-security-policy'
import { offlinePage } from '@/server/plain-page'

type Context = { params: Promise<{ locale: string }> }

/** public/offline-worker.js stores this page for when there is no connection. */
export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return new Response(offlinePage(locale), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': pagePolicy([]),
      'X-Robots-Tag': 'noindex',
    },
  })
}
