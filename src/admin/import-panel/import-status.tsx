import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import type { LatestImport } from '@/domain/import-panel'
import { cancelImport, retryImport } from './api'
import { useProblem } from './use-problem'
import '../import-status.css'

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
