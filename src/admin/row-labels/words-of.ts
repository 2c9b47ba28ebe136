import * as z from 'zod/mini'

const row = z.record(z.string(), z.unknown())
const chosen = z.object({ relationTo: z.string(), value: z.string() })

const telling = ['heading', 'title', 'label', 'name', 'question', 'value', 'caption', 'kicker', 'size', 'to'] as const

export function rowWordsOf(data: unknown): string | null {
  const { success, data: fields } = row.safeParse(data)
  if (!success) return null
  for (const name of telling) {
    // A block's size is styling, a variant's size its name.
    if (name === 'size' && 'blockType' in fields) continue
    const text = fields[name]
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

export function documentOf(data: unknown): z.infer<typeof chosen> | null {
  const { success, data: fields } = row.safeParse(data)
  if (!success) return null
  const { colour } = fields
  if (typeof colour === 'string' && colour !== '') return { relationTo: 'colours', value: colour }
  const document = chosen.safeParse(fields.document)
  return document.success ? document.data : null
}
