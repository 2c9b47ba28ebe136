import { z } from 'zod'

const file = z.object({ filename: z.string().nullish(), mimeType: z.string().nullish() })
const fileDocument = file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() })

/** The file of an uploaded document and its smaller pictures; none of anything else. */
export function uploadFiles(document: unknown): { name: string; type: string }[] {
  const { sizes, ...original } = fileDocument.catch({}).parse(document)
  return [original, ...Object.values(sizes ?? {})].flatMap((each) =>
    each?.filename ? [{ name: nameIn(each.filename), type: each.mimeType ?? 'application/octet-stream' }] : [],
  )
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)
