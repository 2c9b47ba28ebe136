import type { UploadField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { z } from 'zod'
import { problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

/** Formats that every browser shows as a picture; text in other formats could not be read on the page. */
const types = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']

const mostBytes = 3 * 1024 * 1024

/** Pixels: on a phone the notice is 328 CSS pixels wide, with up to 3 device pixels each. */
const leastWidth = 800

const stored = z.object({
  mimeType: z.string(),
  filesize: z.number().max(mostBytes),
  width: z.number().nullish(),
})

const readable: UploadFieldSingleValidation = async (value, options) => {
  const { req } = options
  if (typeof value === 'string') {
    const file = await req.payload.findByID({ collection: 'media', id: value, depth: 0, req, disableErrors: true })
    const { data } = stored.safeParse(file)
    const isSharp = data?.mimeType === 'image/svg+xml' || (data?.width ?? 0) >= leastWidth
    if (!data || !types.includes(data.mimeType) || !isSharp) return problem('guaranteeNotice', req.i18n.language)
  }
  return upload(value, options)
}

/** Official notice on the legal guarantee (regulation (EU) 2025/1960), in the language of the form. */
export const guaranteeNoticeField: UploadField = {
  name: 'guaranteeNotice',
  type: 'upload',
  relationTo: 'media',
  localized: true,
  label: fieldLabel('guaranteeNotice'),
  filterOptions: { mimeType: { in: types } },
  validate: readable,
  admin: { description: hint('guaranteeNotice') },
}
