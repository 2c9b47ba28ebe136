import { Download } from 'lucide-react'
import { buttonLook } from '@/design/button-look'
import { Chip } from '@/design/chip'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import { downloadState, type OwnDownload } from '../downloads'
import { Row } from './row'

export function DownloadRow({ locale, download }: { locale: Locale; download: OwnDownload }) {
  const t = translatorFor(locale, 'account.downloads')
  const { availableUntil, downloadCount, downloadLimit, id, title } = download
  const state = downloadState(download)
  const facts = [
    availableUntil ? t('until', { date: dayOf(availableUntil, locale) }) : t('forever'),
    ...(downloadLimit == null ? [] : [t('left', { count: Math.max(0, downloadLimit - downloadCount) })]),
  ]
  return (
    <Row
      title={title}
      state={state !== 'open' && <Chip tone="past">{t(`state.${state}`)}</Chip>}
      facts={facts.join(' · ')}
    >
      {state === 'open' && (
        <a
          href={`/api/account/downloads/${id}`}
          download
          aria-label={t('getNamed', { title })}
          className={buttonLook('secondary', 'sm', 'mt-3')}
        >
          <Download aria-hidden size={18} />
          {t('get')}
        </a>
      )}
    </Row>
  )
}
