import { Link } from '../shell/link'
import '../button.css'
import './history.css'
import type { DocumentViewServerProps } from 'payload'
import { formatMoment } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { returnToPdf } from './actions'
import { type HistoryVersion, readHistory } from './read-history'

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
