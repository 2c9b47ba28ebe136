import { z } from 'zod'
import { decodedPart } from '@/domain/decoded-part'
import { locales } from '@/i18n/routing'

const yearInSeconds = 365 * 24 * 60 * 60
/** A rewrite passes the segments on undecoded. */
const segment = z
  .string()
  .transform(decodedPart)
  .refine((text) => text !== '.' && text !== '..')
const address = z.object({ language: z.enum(locales), path: z.array(segment).default([]) })

type Context = { params: Promise<{ language: string; path?: string[] }> }

/** `/de/admin/…` opens the CMS in German: sets Payload's language cookie and redirects to `/admin/…` only. */
export async function GET(request: Request, { params }: Context) {
  const asked = address.safeParse(await params)
  if (!asked.success) return new Response(null, { status: 404 })
  const { language, path } = asked.data
  const target = ['/admin', ...path.map(encodeURIComponent)].join('/')
  return new Response(null, {
    status: 307,
    headers: {
      Location: `${target}${new URL(request.url).search}`,
      'Set-Cookie': `payload-lng=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
      'Cache-Control': 'no-store',
    },
  })
}
