'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import type { LatestImport } from '@/domain/import-panel'
import { relationId } from '@/domain/relation-id'
import { ImportStatus } from './import-status'
import { PageGrid } from './page-grid'
import { useImportState } from './use-import-state'
import './import-panel.css'

/** A file that was chosen a moment ago: the form saves by itself, and its import begins. */
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

export function Panel() {
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
      {brochure && pages.length > 0 && (
        <PageGrid brochure={brochure} locale={locale} pages={pages} changePages={changePages} />
      )}
      {state && pages.length === 0 && hasPublishedDoc && <p className="import-panel__note">{t('notShown')}</p>}
      {pages.length === 0 && !latest && file === null && <p className="import-panel__empty">{t('empty')}</p>}
    </section>
  )
}
