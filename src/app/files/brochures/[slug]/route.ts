import path from 'node:path'
import { downloadableFile } from '@/features/editorial/brochure-import/public-files'
import { answerFile } from '@/server/answer-file'
import { namedLength } from '@/server/body-length'
import { type StoredFile, uploadedFiles } from '@/server/files'

type Context = { params: Promise<{ slug: string }> }
type Found = { stored: StoredFile; headers: Record<string, string> }

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** The PDF of a published brochure with download enabled; 404 for anything else, for staff too. */
async function find({ params }: Context): Promise<Found | null> {
  const { slug } = await params
  const filename = await downloadableFile(slug)
  const stored = filename ? await uploadedFiles('brochure-files').find(path.basename(filename)) : null
  if (!stored) return null
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${slug}.pdf"`,
    'Accept-Ranges': 'bytes',
    // Revalidated each time, because an editor may disable the download at any moment.
    'Cache-Control': 'private, no-cache',
    ETag: stored.etag,
    'X-Content-Type-Options': 'nosniff',
  }
  return { stored, headers }
}

export async function GET(request: Request, context: Context) {
  const found = await find(context)
  if (!found) return missing()
  return answerFile(request, found.stored, found.headers)
}

export async function HEAD(_request: Request, context: Context) {
  const found = await find(context)
  if (!found) return missing()
  return new Response(null, { headers: { ...found.headers, ...namedLength(found.stored.size) } })
}
