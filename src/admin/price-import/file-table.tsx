import { useFormatter, useTranslations } from 'next-intl'
import type { FileReport } from '@/features/price-data/import/report'
import { rejectedCount, rejectionsOf } from '@/features/price-data/import/report'

const columns = ['rows', 'rejected', 'listings', 'stores', 'repeated', 'promosIgnored', 'namesDiffer'] as const

const numberOf = (file: FileReport, column: (typeof columns)[number]) =>
  column === 'rejected' ? rejectedCount(file) : file[column]

/** The counts of an import, chain by chain. */
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
