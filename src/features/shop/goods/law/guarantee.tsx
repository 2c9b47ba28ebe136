import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { Lightbox } from '@/design/lightbox'
import { mediaUrl } from '@/design/media-picture'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
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

type GuaranteeNotice = { url: string; width: number | null; height: number | null; lang: Locale }

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

/** The official notice, unmodified, with its content in words; only the words until the notice is uploaded. */
export async function Guarantee({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'shopLaw')
  const notice = await getGuaranteeNotice(locale)
  const close = translatorFor(locale, 'products')
  const words = { close: close('close'), previous: close('previous'), next: close('next') }
  return (
    <section aria-label={t('guarantee.title')} className="space-y-2 text-sm">
      {notice && (
        <Lightbox
          words={words}
          pictures={[
            {
              src: notice.url,
              alt: t('guarantee.alt'),
              caption: null,
              ...(notice.width && notice.height && { width: notice.width, height: notice.height }),
            },
          ]}
        >
          <a href={notice.url} data-picture={0} className="guarantee-notice">
            <img
              src={notice.url}
              alt={t('guarantee.alt')}
              width={notice.width ?? undefined}
              height={notice.height ?? undefined}
              loading="lazy"
              decoding="async"
            />
            <span className="text-accent underline">{t('guarantee.large')}</span>
          </a>
        </Lightbox>
      )}
      {notice && notice.lang !== locale && <p className="text-ink-soft">{t('guarantee.otherLanguage')}</p>}
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">{t('guarantee.title')}.</strong> {t('guarantee.text')}
      </p>
    </section>
  )
}
