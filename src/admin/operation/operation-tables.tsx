import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '@/design/format'
import type { Operation } from '@/features/site/operation/read-operation'
import { messagesOf } from '@/i18n/translator'
import { adminLocale, adminTranslations } from '../admin-translations'
import '../orders/orders.css'

interface Props {
  operation: Operation
  release: { id: string; timestamp: number }
  language: string
}

export function OperationTables({ operation, release, language }: Props) {
  const { queue, failing, processes, prices, postgres, archive, migrations } = operation
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const at = (moment: string | null) => (moment === null ? '–' : formatMoment(moment, locale))
  const built = Number.isFinite(release.timestamp) ? at(new Date(release.timestamp).toISOString()) : '–'
  return (
    <>
      <h2>{t('operation.versions')}</h2>
      <p>{t('operation.build', { id: release.id, at: built })}</p>
      <p>{t('operation.programs', { node: process.versions.node, postgres })}</p>
      <p>{t('operation.migrations', { all: migrations.all, missing: migrations.missing.length })}</p>
      {migrations.missing.length > 0 && <p role="alert">{migrations.missing.join(', ')}</p>}

      <h2>{t('operation.prices')}</h2>
      <p>
        {prices
          ? t('operation.lastPrices', {
              day: prices.day ? formatDay(prices.day, locale, 'full') : '–',
              at: at(prices.finished),
              status: messagesOf(locale).cms.options[prices.status],
            })
          : t('operation.noPrices')}
      </p>

      <h2>{t('operation.archive')}</h2>
      {archive.isOn ? (
        <>
          <p role={archive.isLate ? 'alert' : undefined}>
            {archive.archived ? t('operation.archived', { at: at(archive.archived) }) : t('operation.notArchived')}
          </p>
          {archive.failed && <p role="alert">{t('operation.archiveFails', { at: at(archive.failed) })}</p>}
        </>
      ) : (
        <p>{t('operation.noArchive')}</p>
      )}

      <h2>{t('operation.queue')}</h2>
      <Table
        heads={[t('operation.kind'), t('operation.waiting'), t('operation.failing'), t('operation.oldest')]}
        none={t('operation.noQueue')}
        rows={queue.map(({ kind, waiting, failing: failed, oldest }) => ({
          key: kind,
          cells: [kind, waiting, failed, at(oldest)],
        }))}
      />

      <h2>{t('operation.failed')}</h2>
      <Table
        heads={[t('operation.kind'), t('operation.attempts'), t('operation.next'), t('operation.again')]}
        none={t('operation.noFailed')}
        rows={failing.map(({ id, kind, attempts, most, next }) => ({
          key: id,
          cells: [
            `${kind} ${id}`,
            t('operation.attemptsOf', { attempts, most }),
            at(next),
            <form key="again" method="post" action={`/api/cms/audit-log/jobs/${id}/again`}>
              <button
                type="submit"
                className="admin-button"
                aria-label={t('operation.againOf', { job: `${kind} ${id}` })}
              >
                {t('operation.again')}
              </button>
            </form>,
          ],
        }))}
      />

      <h2>{t('operation.processes')}</h2>
      <Table
        heads={[t('operation.process'), t('operation.address'), t('operation.since')]}
        none={t('operation.noProcesses')}
        rows={processes.map(({ name, address, since }) => ({
          key: `${name} ${address} ${since}`,
          cells: [t(`operation.names.${name}`), address ?? '–', at(since)],
        }))}
      />
    </>
  )
}

type Row = { key: string; cells: ReactNode[] }

function Table({ heads, rows, none }: { heads: string[]; rows: Row[]; none: string }) {
  if (rows.length === 0) return <p className="products-empty">{none}</p>
  return (
    <table className="orders-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
