import { Card } from '@/design/card'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ExportState } from '../export/own-exports'
import { ExportList } from './export-list'
import { ExportProgress } from './export-progress'
import { SendForm } from './send-form'

interface Props {
  exports: ExportState[]
  /** An account without an e-mail address is not written to. */
  byMail: boolean
  locale: Locale
}

export function ExportSection({ exports, byMail, locale }: Props) {
  const t = translatorFor(locale, 'myData')
  const [newest] = exports
  const underWay = newest?.status === 'waiting' || newest?.status === 'running' ? newest.status : null
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
