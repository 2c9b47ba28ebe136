import '../import-status.css'
import { Button } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import type { LatestImport } from '@/domain/import-panel'
import { pageRanges } from '@/domain/page-ranges'
import { parseImportError } from '@/features/editorial/brochure-import/import-error'
import { type ImportWarning, importWarningSchema } from '@/features/editorial/brochure-import/types'
import { cancelImport, retryImport } from './api'

type Props = { brochure: string; latest: LatestImport; hasPages: boolean; onChanged: () => void }

/** The status of the PDF import: progress with cancel, the error with retry, or warnings. */
export function ImportStatus({ brochure, latest, hasPages, onChanged }: Props) {
  const t = useTranslations('import.panel')
  const { problem, warnings } = useProblem(latest)
  const { status, pagesDone, pageCount, cancelling } = latest
  const active = status === 'queued' || status === 'running'

  async function act(action: (id: string) => Promise<unknown>) {
    await action(brochure)
    onChanged()
  }

  function progressText() {
    if (cancelling) return t('cancelling')
    if (status === 'queued') return t('queued')
    return pageCount === null ? t('preparing') : t('progress', { done: pagesDone, count: pageCount })
  }

  return (
    <div className={`import-status import-status--${status}`}>
      <div role="status">
        {active && <p>{progressText()}</p>}
        {active && hasPages && <p className="import-panel__note">{t('oldStay')}</p>}
        {status === 'failed' && (
          <p>
            <strong>{t('failed')}</strong> {problem}
          </p>
        )}
        {status === 'cancelled' && <p>{t('cancelled')}</p>}
        {(status === 'failed' || status === 'cancelled') && hasPages && (
          <p className="import-panel__note">{t('stillOld')}</p>
        )}
        {status === 'done' && warnings.map((warning) => <p key={warning}>{warning}</p>)}
      </div>
      {active && (
        <progress
          aria-label={t('title')}
          max={pageCount ?? 1}
          {...(status === 'running' && pageCount !== null ? { value: pagesDone } : {})}
        />
      )}
      {active && (
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
      {(status === 'failed' || status === 'cancelled') && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => act(retryImport)}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}

/** The failure and the warnings of an import as sentences in the editor's language. */
function useProblem({ error, warnings }: LatestImport) {
  const t = useTranslations('import')
  const format = useFormatter()
  const { code, page } = parseImportError(error ?? '')

  function sentence(warning: ImportWarning): string {
    if (typeof warning === 'string') return t(`warnings.${warning}`)
    const { fonts, pages } = warning
    const counts = { count: fonts.length, pagesCount: pages.length }
    return t('warnings.missing-fonts', { ...counts, fonts: format.list(fonts), pages: pageRanges(pages) })
  }

  return {
    problem: error ? t(`errors.${code}`, { page: page ?? 0 }) : null,
    // Whatever an older or newer version wrote and this one does not know is left out.
    warnings: warnings.flatMap((warning) => {
      const known = importWarningSchema.safeParse(warning)
      return known.success ? [sentence(known.data)] : []
    }),
  }
}
