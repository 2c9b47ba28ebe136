import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { type Locale, locales } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'

const { media, shopSettingsLocales } = tables

const row = z.object({
  locale: z.enum(locales),
  filename: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

export type GuaranteeNotice = { url: string; width: number | null; height: number | null; lang: Locale }

/** The notice does not exist in Russian, which is no official language of the Union. */
const officialLanguages: Locale[] = locales.filter((locale) => locale !== 'ru')

async function readNotices(): Promise<GuaranteeNotice[]> {
  const { rows } = await (await db()).execute(sql`
    select ${shopSettingsLocales._locale} as locale, ${media.filename}, ${media.width}::integer, ${media.height}::integer
    from ${shopSettingsLocales} join ${media} on ${media.id} = ${shopSettingsLocales.guaranteeNoticeId}
    where ${media.filename} is not null`)
  return rows
    .map((value) => row.parse(value))
    .filter(({ locale }) => officialLanguages.includes(locale))
    .map(({ locale: lang, filename, width, height }) => ({ url: mediaUrl(filename), width, height, lang }))
}

function getNotices(): Promise<GuaranteeNotice[]> {
  return cached({ name: 'guarantee-notices', key: [], tags: [tag.shop, tag.media] }, readNotices)
}

/**
 * The harmonised notice on the legal guarantee (directive (EU) 2024/825, regulation (EU) 2025/1960); the Bulgarian
 * notice in Russian. Null until it is uploaded.
 */
export async function getGuaranteeNotice(locale: Locale): Promise<GuaranteeNotice | null> {
  const wanted = locale === 'ru' ? 'bg' : locale
  return (await getNotices()).find(({ lang }) => lang === wanted) ?? null
}

export async function missingNotices(): Promise<Locale[]> {
  const uploaded = await readNotices()
  return officialLanguages.filter((locale) => !uploaded.some(({ lang }) => lang === locale))
}
