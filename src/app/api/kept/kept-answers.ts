import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { brochureTags } from '@/features/brochures/data'
import { readBrochure } from '@/features/brochures/detail-query'
import { keptBrochureOf, mayBeKept } from '@/features/brochures/viewer/kept/kept-brochure'
import { keptPictureUrl } from '@/features/brochures/viewer/kept/kept-pictures'
import type { KeptBrochure } from '@/features/brochures/viewer/kept/shapes'
import { keptWords } from '@/features/search/kept-words'
import { defaultLocale, type Locale, locales } from '@/i18n/routing'
import { answered } from '@/server/cache/cached'
import { pageFiles } from '@/server/files'

type Context = { params: Promise<{ id: string }> }

export type KeptAnswer = { version: string; bytes: number; text: string }

const input = z.object({ id: z.uuid(), locale: z.enum(locales).default(defaultLocale) })

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * Answers with what is published only: staff keep no drafts. Anybody may ask for any id, so the answers have a bounded
 * share of memory.
 */
export async function answerKept(
  request: Request,
  { params }: Context,
  answer: (kept: KeptAnswer) => Response,
): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const parsed = input.safeParse({ ...query, ...(await params) })
  if (!parsed.success) return refuse(400, 'bad-request')
  const { id, locale } = parsed.data
  const kept = await answered({ name: 'kept-brochure', key: [id, locale], tags: brochureTags(id) }, () =>
    readKeptAnswer(id, locale),
  )
  return kept ? answer(kept) : refuse(404, 'not-found')
}

async function readKeptAnswer(id: string, locale: Locale): Promise<KeptAnswer | null> {
  const brochure = await readBrochure(id, locale)
  const today = sofiaDay()
  if (!brochure || !mayBeKept(brochure, today)) return null
  const pictures = brochure.pages.map(({ image }) => fileOf(keptPictureUrl(image.base)))
  const hash = pictures[0]?.split('/')[0] ?? ''
  const [words, sizes] = await Promise.all([
    keptWords(hash, new Set(brochure.pages.map(({ number }) => number))),
    Promise.all(pictures.map(async (name) => (await pageFiles().find(name))?.size ?? 0)),
  ])
  const { retailerId: _, categoryId: __, relatedIds: ___, ...detail } = brochure
  const kept: KeptBrochure = keptBrochureOf(detail, words, { locale, today })
  const text = JSON.stringify(kept)
  const bytes = sizes.reduce((sum, size) => sum + size, Buffer.byteLength(text))
  return { version: kept.version, bytes, text }
}

/** The name in the area of page files, of which the addresses are the public side. */
const fileOf = (address: string) => address.replace('/files/pages/', '')
