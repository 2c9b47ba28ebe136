import { Link } from '../shell/link'
import '../button.css'
import './history.css'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { DocumentViewServerProps } from 'payload'
import { z } from 'zod'
import { formatMoment } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { adminLocale } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { returnToPdf } from './actions'

const { _brochuresV, brochureFiles, imports, users } = tables
const v = alias(_brochuresV, 'v')
const newest = alias(_brochuresV, 'newest')
const f = alias(brochureFiles, 'f')
const i = alias(imports, 'i')
const u = alias(users, 'u')

const version = z.object({
  id: z.string(),
  at: z.coerce.date(),
  status: z.enum(['draft', 'published']).nullable(),
  latest: z.boolean(),
  /** Null: written by an import or a schedule, or the user has been deleted. */
  who: z.string().nullable(),
  file: z.string().nullable(),
  filename: z.string().nullable(),
  pages: z.number().nullable(),
  /** True if its PDF differs from the newest version's. */
  other: z.boolean(),
})

type HistoryVersion = z.infer<typeof version>

/** Payload keeps this many versions per brochure. */
const most = 30

export async function readHistory(brochure: string): Promise<HistoryVersion[]> {
  const { rows } = await (await db()).execute(sql`
    select ${v.id}, ${v.updatedAt} as at, ${v.versionStatus} as status, coalesce(${v.latest}, false) as latest,
      coalesce(nullif(${u.name}, ''), ${u.email}) as who, ${v.versionFileId} as file, ${f.filename},
      (select ${i.pageCount} from ${imports} i where ${i.brochureId} = ${v.parentId}
        and ${i.fileId} = ${v.versionFileId} and ${isOneOf(i.status, 'done')} order by ${i.createdAt} desc limit 1) as pages,
      ${v.versionFileId} is not null and ${v.versionFileId} is distinct from (
        select ${newest.versionFileId} from ${_brochuresV} newest
        where ${newest.parentId} = ${v.parentId} and ${newest.latest} limit 1) as other
    from ${_brochuresV} v
      left join ${brochureFiles} f on ${f.id} = ${v.versionFileId}
      left join ${users} u on ${u.id} = ${v.versionSavedById}
    where ${v.parentId} = ${brochure} and ${v.snapshot} is not true
    order by ${v.updatedAt} desc limit ${most}`)
  return readableRows(version, rows, 'admin/history/history-view')
}

export async function HistoryView({ initPageResult, searchParams, doc }: DocumentViewServerProps) {
  const brochure = String(doc.id)
  staffOnly({ initPageResult, searchParams }, `/admin/collections/brochures/${brochure}/versions`)
  const locale = adminLocale(initPageResult.req.i18n.language)
  const t = translatorFor(locale, 'brochureHistory')
  const versions = await readHistory(brochure)
  return (
    <main className="history gutter--left gutter--right">
      <h2>{t('title')}</h2>
      {versions.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <div className="history-scroll">
          <table>
            <thead>
              <tr>
                {(['when', 'who', 'status', 'pdf', 'action'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <VersionRow key={version.id} brochure={brochure} version={version} locale={locale} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  )
}

function VersionRow({ brochure, version, locale }: { brochure: string; version: HistoryVersion; locale: Locale }) {
  const t = translatorFor(locale, 'brochureHistory')
  const { id, at, who, status, latest, file, filename, pages, other } = version
  const when = formatMoment(at.toISOString(), locale)
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/collections/brochures/${brochure}/versions/${id}`} prefetch={false}>
          {when}
        </Link>
      </th>
      <td>{who ?? t('system')}</td>
      <td>
        {t(`statuses.${status ?? 'draft'}`)}
        {latest && ` · ${t('latest')}`}
      </td>
      <td>
        {filename ?? t('noPdf')}
        {pages !== null && <small>{t('pages', { count: pages })}</small>}
      </td>
      <td>
        {other && file && (
          <form action={returnToPdf}>
            <input type="hidden" name="brochure" value={brochure} />
            <input type="hidden" name="file" value={file} />
            <button type="submit" className="admin-button" aria-label={t('backOf', { when })}>
              {t('back')}
            </button>
          </form>
        )}
      </td>
    </tr>
  )
}
