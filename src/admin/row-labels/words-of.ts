import * as z from 'zod/mini'

const row = z.record(z.string(), z.unknown())
const chosen = z.object({ relationTo: z.string(), value: z.string() })

/** The fields that label a row, the most telling first. */
const telling = ['heading', 'title', 'label', 'name', 'question', 'value', 'caption', 'kicker', 'size', 'to'] as const

/** The text by which an editor recognises a collapsed row; null while it has none. */
export function wordsOf(data: unknown): string | null {
  const { success, data: fields } = row.safeParse(data)
  if (!success) return null
  for (const name of telling) {
    // The size of a block is a choice of its look, that of a variant is what it is called.
    if (name === 'size' && 'blockType' in fields) continue
    const text = fields[name]
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

/** The document that a row refers to. */
export function documentOf(data: unknown): z.infer<typeof chosen> | null {
  const { success, data: fields } = row.safeParse(data)
  if (!success) return null
  const { colour } = fields
  if (typeof colour === 'string' && colour !== '') return { relationTo: 'colours', value: colour }
  const document = chosen.safeParse(fields.document)
  return document.success ? document.data : null
}
