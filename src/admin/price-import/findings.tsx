import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { withOneDot } from '@/domain/one-dot'
import type { Doubted } from '@/features/price-data/import/report'
import {
  type Comparison,
  type DayReport,
  doubtsOf,
  type FileReport,
  type Flag,
  rejectedCount,
  rejectionsOf,
} from '@/features/price-data/import/report'

const columns = ['rows', 'rejected', 'listings', 'stores', 'repeated', 'promosIgnored', 'namesDiffer'] as const

const numberOf = (file: FileReport, column: (typeof columns)[number]) =>
  column === 'rejected' ? rejectedCount(file) : file[column]

export function longDay(day: string, format: ReturnType<typeof useFormatter>): string {
  return format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' })
}

export function FileTable({ files }: { files: FileReport[] }) {
  const t = useTranslations('priceImport')
  const format = useFormatter()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="price-import__table" aria-label={t('files')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.chain')}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="price-import__total">
            <th scope="row">{t('total')}</th>
            {columns.map((column) => (
              <td key={column}>{format.number(files.reduce((sum, file) => sum + numberOf(file, column), 0))}</td>
            ))}
          </tr>
          {files.map((file) => (
            <tr key={file.file}>
              <th scope="row" title={file.file}>
                {file.chain}
                {rejectionsOf(file).map(([reason, count]) => (
                  <small key={reason}>{t(`reasons.${reason}`, { count })}</small>
                ))}
              </th>
              {columns.map((column) => (
                <td key={column}>{format.number(numberOf(file, column))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function ComparisonList({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('priceImport.comparison')
  const format = useFormatter()
  const { before, rows, chains, prices } = comparison
  const found = doubtsOf(comparison)
  const day = longDay(before, format)
  return (
    <div className={found.length > 0 ? 'price-import__flags' : undefined}>
      <h3>{t('title', { day })}</h3>
      {found.map((doubt) => (
        <p key={doubt}>
          <strong>{t(`doubts.${doubt}`)}</strong>
        </p>
      ))}
      <ul>
        <li>{t('rows', rows)}</li>
        <li>{t('chains', chains)}</li>
        <li>{t('prices', prices)}</li>
      </ul>
    </div>
  )
}

export function FlagList({ report: { flags, missingDays } }: { report: DayReport }) {
  const t = useTranslations('priceImport')
  const format = useFormatter()
  const sentence = (flag: Flag) => {
    const { kind, ...values } = flag
    if (flag.kind !== 'chain-missing') return t(`flags.${kind}`, values)
    return t('flags.chain-missing', { ...flag, last: flag.last ? longDay(flag.last, format) : 'none' })
  }
  if (flags.length === 0 && missingDays.length === 0) return <p>{t('nothingFlagged')}</p>
  return (
    <div className="price-import__flags">
      <h3>{t('look')}</h3>
      <ul>
        {missingDays.length > 0 && <li>{t('missingDays', { days: format.list(missingDays) })}</li>}
        {flags.map(sentence).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

type Props = {
  doubted: Doubted[]
  actions: (chain: Doubted) => ReactNode
}

export const chainNameOf = ({ chain, company }: Doubted) => (company ? `${chain} (${company})` : chain)

export function DoubtedList({ doubted, actions }: Props) {
  const t = useTranslations('priceImport.doubted')
  if (doubted.length === 0) return null
  return (
    <div className="price-import__flags">
      <h3>{t('title')}</h3>
      <p>{t('intro')}</p>
      <ul>
        {doubted.map((chain) => (
          <li key={chain.number}>
            <DoubtedChain chain={chain} />
            {actions(chain)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DoubtedChain({ chain }: { chain: Doubted }) {
  const t = useTranslations('priceImport.doubted')
  const format = useFormatter()
  const { file, reasons, factor, example, keeps, decision } = chain
  return (
    <>
      <strong title={file}>{chainNameOf(chain)}</strong>
      {reasons.map(({ kind, ...figures }) => (
        <p key={kind}>{t(`kinds.${kind}`, figures)}</p>
      ))}
      {factor !== null && <p>{t('factor', { factor })}</p>}
      {example && (
        <p>
          {t('example', { line: example.line })} <code>{example.text.slice(0, 300)}</code>
        </p>
      )}
      {decision !== 'accepted' && <p>{keeps ? withOneDot(t('keeps', { day: longDay(keeps, format) })) : t('new')}</p>}
      {decision !== 'waiting' && <p>{t(decision)}</p>}
    </>
  )
}
