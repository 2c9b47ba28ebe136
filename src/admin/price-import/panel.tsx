'use client'

import '../import-status.css'
import './price-import.css'
import { isUnderWay, type PriceImportStatus } from '@collections/prices/import-statuses'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { type Doubted, totalsOf } from '@/features/price-data/import/report'
import {
  actOnImport,
  type ChainAction,
  decideChain,
  type ImportAction,
  rejectedRows,
  type ShownImport,
  usePriceImport,
} from './api'
import { ComparisonList, chainNameOf, DoubtedList, FileTable, FlagList, longDay } from './findings'

type Props = { shown: ShownImport; onDone: () => void }

const actions: { [Status in ShownImport['status']]?: ImportAction[] } = {
  held: ['accept', 'reject'],
  done: ['withdraw'],
  failed: ['retry'],
  rejected: ['retry'],
  withdrawn: ['retry'],
}

function ImportActions({ shown: { id, status, dryRun, filename, source, report }, onDone }: Props) {
  const t = useTranslations('priceImport')
  const { user } = useAuth()
  const [failedAt, setFailedAt] = useState<ShownImport['status'] | null>(null)
  const offered = actions[status]?.filter((action) => isAllowed(action) && !(dryRun && action === 'withdraw')) ?? []
  if (offered.length === 0) return null

  const count = report ? totalsOf(report).rows - totalsOf(report).rejected : 0
  // An import of the command line names a file on that machine only.
  const canRepeat = Boolean(filename) || /^https?:/.test(source ?? '')

  function isAllowed(action: ImportAction) {
    return action === 'accept' || action === 'reject' || user?.role === 'admin'
  }

  async function act(action: ImportAction) {
    if (
      action === 'withdraw' &&
      !window.confirm(t(canRepeat ? 'withdrawQuestion' : 'withdrawQuestionFinal', { count }))
    )
      return
    const isDone = await actOnImport(id, action)
    setFailedAt(isDone ? null : status)
    onDone()
  }

  return (
    <div className="price-import__actions">
      {offered.map((action) => (
        <Button
          key={action}
          buttonStyle={action === 'accept' ? 'primary' : 'secondary'}
          size="small"
          margin={false}
          onClick={() => void act(action)}
        >
          {t(action)}
        </Button>
      ))}
      {failedAt === status && <p role="alert">{t('notDone')}</p>}
    </div>
  )
}

const errors = ['nothing', 'not-downloaded', 'too-large', 'file-missing', 'unfinished', 'failed'] as const

export function DayImportPanel() {
  const t = useTranslations('priceImport')
  const { id } = useDocumentInfo()
  const { shown, reload } = usePriceImport(id === undefined ? undefined : String(id))
  if (!shown) return null
  const { report, rowsRejected } = shown

  return (
    <section className="price-import field-type" aria-labelledby="price-import-title">
      <h2 id="price-import-title">{t('title')}</h2>
      <Status shown={shown} />
      {report?.comparison && <ComparisonList comparison={report.comparison} />}
      <ImportActions shown={shown} onDone={reload} />
      {report && (
        <>
          <DoubtedList
            doubted={report.doubted}
            actions={(chain) =>
              // While the whole day waits for a decision, its chains cannot be decided one by one.
              shown.status === 'done' &&
              !shown.dryRun && <ChainActions importId={shown.id} chain={chain} onDone={reload} />
            }
          />
          <FlagList report={report} />
          {(rowsRejected ?? 0) > 0 && (
            <p>
              <a href={rejectedRows(shown.id)} download>
                {t('download')}
              </a>
            </p>
          )}
          <FileTable files={report.files} />
        </>
      )}
    </section>
  )
}

function Status({ shown }: { shown: ShownImport }) {
  const t = useTranslations('priceImport')
  const format = useFormatter()
  const { status, fileCount, filesDone, chain } = shown
  const day = shown.day ? longDay(shown.day, format) : ''
  const problem = errors.find((known) => known === shown.error) ?? 'failed'
  const reading = status === 'running' && fileCount
  const texts: Record<PriceImportStatus, () => ReactNode> = {
    queued: () => t('queued'),
    running: () =>
      reading ? t('progress', { done: filesDone ?? 0, count: reading, chain: chain ?? '' }) : t('preparing'),
    done: () => t(shown.dryRun ? 'checked' : 'done', { day }),
    held: () => t('held', { day }),
    rejected: () => t('rejected', { day }),
    withdrawing: () => t('withdrawing', { day }),
    withdrawn: () => t('withdrawn', { day }),
    failed: () => (
      <>
        {problem !== 'unfinished' && <strong>{t('failed')}</strong>} {t(`errors.${problem}`)}
      </>
    ),
  }

  return (
    <div className={`import-status import-status--${status}`}>
      <div role="status">
        <p>{texts[status]()}</p>
      </div>
      {isUnderWay[status] && (
        <progress aria-label={t('title')} {...(reading ? { max: reading, value: filesDone ?? 0 } : {})} />
      )}
    </div>
  )
}

type ChainActionsProps = { importId: string; chain: Doubted; onDone: () => void }

/** A refused chain may still be accepted; a chain without rows cannot. */
function ChainActions({ importId, chain, onDone }: ChainActionsProps) {
  const t = useTranslations('priceImport')
  const [failedAt, setFailedAt] = useState<Doubted['decision'] | null>(null)
  const offered: ChainAction[] = [
    ...(chain.decision !== 'accepted' && chain.rows > 0 ? (['accept'] as const) : []),
    ...(chain.decision === 'waiting' ? (['refuse'] as const) : []),
  ]
  if (offered.length === 0) return null

  async function decide(action: ChainAction) {
    const isDone = await decideChain(importId, chain.number, action)
    setFailedAt(isDone ? null : chain.decision)
    onDone()
  }

  return (
    <div className="price-import__actions">
      {offered.map((action) => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={t(`doubted.${action}Of`, { chain: chainNameOf(chain) })}
          onClick={() => void decide(action)}
        >
          {t(`doubted.${action}`)}
        </Button>
      ))}
      {failedAt === chain.decision && <p role="alert">{t('notDone')}</p>}
    </div>
  )
}
