import { Download } from 'lucide-react'
import { Card } from '@/design/card'
import { formatMoment } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ExportState } from '../export/own-exports'
import { ExportProgress } from './export-progress'
import { SendForm } from './send-form'

const isUnderWay: Record<ExportState['status'], boolean> = {
  waiting: true,
  running: true,
  ready: false,
  failed: false,
  expired: false,
}

interface Props {
  exports: ExportState[]
  byMail: boolean
  locale: Locale
}

export function ExportSection({ exports, byMail, locale }: Props) {
  const t = translatorFor(locale, 'myData')
  const [newest] = exports
  const underWay = newest && isUnderWay[newest.status] ? newest.status : null
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby="export-title">
        <h2 id="export-title" className="text-xl">
          {t('export.title')}
        </h2>
        <p className="mt-2 text-ink-soft">
          {t('export.intro')} {t(byMail ? 'export.byMail' : 'export.byPage')}
        </p>
        <div role="status">{underWay && <p className="mt-4 font-semibold">{t('export.underWay')}</p>}</div>
        {underWay ? (
          <ExportProgress state={underWay} />
        ) : (
          <div className="mt-4 sm:max-w-xs">
            <SendForm work="export" locale={locale} submit={t('export.submit')} failed={t('failed')} />
          </div>
        )}
        <ExportList exports={exports} locale={locale} />
      </section>
    </Card>
  )
}

function ExportList({ exports, locale }: { exports: ExportState[]; locale: Locale }) {
  const t = translatorFor(locale, 'myData.export')
  if (exports.length === 0) return null
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line" aria-label={t('list')}>
      {exports.map(({ id, status, requestedAt, expiresAt, bytes }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold">{t(`states.${status}`)}</p>
            <p className="text-sm text-ink-soft">
              {t('asked', { moment: formatMoment(requestedAt, locale) })}
              {status === 'ready' && expiresAt && (
                <span> · {t('until', { moment: formatMoment(expiresAt, locale) })}</span>
              )}
            </p>
          </div>
          {status === 'ready' && (
            <a
              href={`/api/account/exports/${id}`}
              download
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
            >
              <Download aria-hidden size={20} />
              {t('download', { size: sizeText(bytes ?? 0, locale) })}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function sizeText(bytes: number, locale: Locale): string {
  const format = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, format).format(Math.max(1, bytes / 1000))
}
