'use client'

import './import-panel.css'
import '../import-status.css'
import { Button, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { isUnderWay, type LatestImport, type ImportStatus as Status } from '@/domain/brochure-import'
import { pageRanges } from '@/domain/page-ranges'
import { relationId } from '@/domain/relation-id'
import { type ImportWarning, importWarningSchema, parseImportError } from '@/features/editorial/brochure-import/types'
import { FillFromPdf } from '../drop-pdf/fill-from-pdf'
import { cancelImport, retryImport, type SaveOutcome, useImportState } from './api'
import { PageGrid } from './page-grid'

/** Placeholder until autosave stores the chosen file and its import starts. */
const notSavedYet = (file: string): LatestImport => ({
  id: '',
  file,
  status: 'queued',
  pagesDone: 0,
  pageCount: null,
  error: null,
  warnings: [],
  cancelling: false,
})

export function PdfImportPanel() {
  const t = useTranslations('import.panel')
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { code: locale } = useLocale()
  const file = useFormFields(([fields]) => relationId(fields.file?.value))
  const brochure = id === undefined ? undefined : String(id)
  const { state, changePages, reload } = useImportState({ brochure, locale, file })
  const pages = state?.pages ?? []
  const latest = state && file !== null && state.latest?.file !== file ? notSavedYet(file) : state?.latest

  return (
    <section className="import-panel field-type" aria-labelledby="import-panel-title">
      <header className="import-panel__head">
        <h3 id="import-panel-title">{t('title')}</h3>
        {pages.length > 0 && <span>{t('count', { count: pages.length })}</span>}
      </header>
      {brochure && latest && (
        <ImportStatus brochure={brochure} latest={latest} hasPages={pages.length > 0} onChanged={reload} />
      )}
      {brochure && latest && (
        <FillFromPdf
          brochure={brochure}
          canRead={latest.id !== '' && latest.status !== 'failed'}
          isBeingRead={isUnderWay[latest.status]}
        />
      )}
      {brochure && pages.length > 0 && (
        <PageGrid brochure={brochure} locale={locale} pages={pages} changePages={changePages} onRead={reload} />
      )}
      {state && pages.length === 0 && hasPublishedDoc && <p className="import-panel__note">{t('notShown')}</p>}
      {pages.length === 0 && !latest && file === null && <p className="import-panel__empty">{t('empty')}</p>}
    </section>
  )
}

type Props = { brochure: string; latest: LatestImport; hasPages: boolean; onChanged: () => void }

function ImportStatus({ brochure, latest, hasPages, onChanged }: Props) {
  const t = useTranslations('import.panel')
  const { problem, warnings } = useProblem(latest)
  const { status, pagesDone, pageCount, cancelling } = latest
  /** The sentence is shown until the import has another status. */
  const [failed, setFailed] = useState<{ status: Status; sentence: string } | null>(null)

  async function act(action: (id: string) => Promise<SaveOutcome>) {
    const done = await action(brochure)
    setFailed(done.ok ? null : { status, sentence: done.sentence ?? t('saveFailed') })
    onChanged()
  }

  const progress = pageCount === null ? t('preparing') : t('progress', { done: pagesDone, count: pageCount })
  const failure = (
    <p>
      <strong>{t('failed')}</strong> {problem}
    </p>
  )
  const shown: Record<Status, { said: ReactNode; note?: string; offers?: 'cancel' | 'retry' }> = {
    queued: { said: <p>{cancelling ? t('cancelling') : t('queued')}</p>, note: t('oldStay'), offers: 'cancel' },
    running: { said: <p>{cancelling ? t('cancelling') : progress}</p>, note: t('oldStay'), offers: 'cancel' },
    done: { said: warnings.map((warning) => <p key={warning}>{warning}</p>) },
    failed: { said: failure, note: t('stillOld'), offers: 'retry' },
    cancelled: { said: <p>{t('cancelled')}</p>, note: t('stillOld'), offers: 'retry' },
  }
  const { said, note, offers } = shown[status]

  return (
    <div className={`import-status import-status--${status}`}>
      <div role="status">
        {said}
        {note && hasPages && <p className="import-panel__note">{note}</p>}
      </div>
      {isUnderWay[status] && (
        <progress
          aria-label={t('title')}
          max={pageCount ?? 1}
          {...(status === 'running' && pageCount !== null ? { value: pagesDone } : {})}
        />
      )}
      {offers === 'cancel' && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={cancelling || latest.id === ''}
          onClick={() => act(cancelImport)}
        >
          {t('cancel')}
        </Button>
      )}
      {offers === 'retry' && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => act(retryImport)}>
          {t('retry')}
        </Button>
      )}
      {failed?.status === status && <p role="alert">{failed.sentence}</p>}
    </div>
  )
}

function useProblem({ error, warnings }: LatestImport) {
  const t = useTranslations('import')
  const format = useFormatter()
  const { code, page } = parseImportError(error ?? '')

  function sentence(warning: ImportWarning): string {
    if (typeof warning === 'string') return t(`warnings.${warning}`)
    if (warning.code !== 'missing-fonts')
      return t(`warnings.${warning.code}`, { count: warning.pages.length, pages: pageRanges(warning.pages) })
    const { fonts, pages } = warning
    const counts = { count: fonts.length, pagesCount: pages.length }
    return t('warnings.missing-fonts', { ...counts, fonts: format.list(fonts), pages: pageRanges(pages) })
  }

  return {
    problem: error ? t(`errors.${code}`, { page: page ?? 0 }) : null,
    // Warnings of another release that this one does not know are skipped.
    warnings: warnings.flatMap((warning) => {
      const known = importWarningSchema.safeParse(warning)
      return known.success ? [sentence(known.data)] : []
    }),
  }
}
