import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Doubted } from '@/features/price-data/import/report'
import { longDay } from './file-table'

type Props = {
  doubted: Doubted[]
  actions: (chain: Doubted) => ReactNode
}

export const nameOf = ({ chain, company }: Doubted) => (company ? `${chain} (${company})` : chain)

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
      <strong title={file}>{nameOf(chain)}</strong>
      {reasons.map(({ kind, ...figures }) => (
        <p key={kind}>{t(`kinds.${kind}`, figures)}</p>
      ))}
      {factor !== null && <p>{t('factor', { factor })}</p>}
      {example && (
        <p>
          {t('example', { line: example.line })} <code>{example.text.slice(0, 300)}</code>
        </p>
      )}
      {decision !== 'accepted' && <p>{keeps ? t('keeps', { day: longDay(keeps, format) }) : t('new')}</p>}
      {decision !== 'waiting' && <p>{t(decision)}</p>}
    </>
  )
}
