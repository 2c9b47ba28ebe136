import { z } from 'zod'
import { locales } from '@/i18n/routing'
import { pagePolicy } from '@/server/content-security-policy'
import { offlineLinks, offlinePage } from '@/server/plain-page'

type Context = { params: Promise<{ locale: string; links?: string[] }> }

const address = z.object({
  locale: z.enum(locales),
  links: z.tuple([z.enum(offlineLinks)]).optional(),
})

/** public/offline-worker.js shows these pages when there is no connection; `links` says what else they lead to. */
export async function GET(_request: Request, { params }: Context) {
  const { data } = address.safeParse(await params)
  if (!data) return new Response(null, { status: 404 })
  return new Response(offlinePage(data.locale, data.links?.[0]), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': pagePolicy([]),
      'X-Robots-Tag': 'noindex',
    },
  })
}
