import sharp from 'sharp'
import { z } from 'zod'
import { publicPages } from '@/features/editorial/brochure-import/public-files'
import { pageWidths } from '@/features/editorial/brochure-import/types'
import { namedLength } from '@/server/body-length'
import { staffFrom } from '@/server/cms'
import { namedTags } from '@/server/edge/named-tags'
import { pageFiles, type StoredFile } from '@/server/files'
import { isKnownEtag } from '@/server/known-etag'

/** The URL contains a content hash, so copies never go stale. Pages of drafts are cached privately. */
const forVisitors = 'public, max-age=31536000, immutable'
const forStaff = 'private, max-age=3600'

const address = z
  .object({
    hash: z.string().regex(/^[0-9a-f]{32}$/),
    file: z.string().regex(/^[1-9]\d{0,2}-(?:\d{3,4}\.webp|thumbnail\.jpg)$/),
  })
  .transform(({ hash, file }) => {
    const [number, size] = file.split(/[-.]/)
    const isThumbnail = size === 'thumbnail'
    const width = isThumbnail ? pageWidths[0] : pageWidths.find((known) => known === Number(size))
    return { hash, file, number: Number(number), width, isThumbnail }
  })

type Context = { params: Promise<{ hash: string; file: string }> }
type Found = { stored: StoredFile; headers: Record<string, string>; isThumbnail: boolean }

/** For mails: shown at half the width for dense screens, and as JPEG, because not every mail program supports WebP. */
const thumbnailWidth = 128

async function find(request: Request, { params }: Context): Promise<Found | null> {
  const parsed = address.safeParse(await params)
  if (!parsed.success || !parsed.data.width) return null
  const { hash, file, number, width, isThumbnail } = parsed.data
  // Before the cache lookup: URLs that were never rendered must not fill the cache.
  const stored = await pageFiles().find(`${hash}/${number}-${width}.webp`)
  if (!stored) return null

  const { numbers, tags } = await publicPages(hash)
  const isPublic = numbers.includes(number)
  if (!isPublic && !(await staffFrom(request.headers))) return null
  const headers = {
    'Content-Type': isThumbnail ? 'image/jpeg' : 'image/webp',
    ...(isThumbnail ? {} : namedLength(stored.size)),
    'Cache-Control': isPublic ? forVisitors : forStaff,
    ...(isPublic ? namedTags(tags) : {}),
    ETag: `"${hash}-${file}"`,
    'X-Content-Type-Options': 'nosniff',
  }
  return { stored, headers, isThumbnail }
}

const drawThumbnail = (page: Buffer) => sharp(page).resize(thumbnailWidth).jpeg({ quality: 72 }).toBuffer()

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

function unchanged(request: Request, { headers }: Found) {
  const isKnown = isKnownEtag(request.headers.get('if-none-match'), headers.ETag)
  return isKnown ? new Response(null, { status: 304, headers }) : null
}

export async function GET(request: Request, context: Context) {
  const found = await find(request, context)
  if (!found) return missing()
  const { stored, headers, isThumbnail } = found
  // At most a few hundred kilobytes: one read is faster than a stream.
  const picture = async () => (isThumbnail ? drawThumbnail(await stored.read()) : stored.read())
  return unchanged(request, found) ?? new Response(new Uint8Array(await picture()), { headers })
}

export async function HEAD(request: Request, context: Context) {
  const found = await find(request, context)
  return found ? (unchanged(request, found) ?? new Response(null, { headers: found.headers })) : missing()
}
