import { Button } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import type { Doubted } from '@/features/price-data/import/report'
import type { ChainAction } from './api'
import { longDay } from './file-table'

type Props = {
  doubted: Doubted[]
  /** Null while a chain cannot be decided on its own: in a check, or as long as the whole day waits. */
  onDecide: ((chain: Doubted, action: ChainAction) => void) | null
}

/** The chains that keep their last day: which, why, what a line of theirs looks like, and what can be decided. */
export function DoubtedList({ doubted, onDecide }: Props) {
  const t = useTranslations('priceImport.doubted')
  if (doubted.length === 0) return null
  return (
    <div className="price-import__flags">
      <h3>{t('title')}</h3>
      <p>{t('intro')}</p>
      <ul>
        {doubted.map((chain) => (
          <li key={chain.number}>
            <DoubtedChain chain={chain} onDecide={onDecide} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DoubtedChain({ chain, onDecide }: { chain: Doubted; onDecide: Props['onDecide'] }) {
  const t = useTranslations('priceImport.doubted')
  const format = useFormatter()
  const { company, reasons, factor, example, keeps, rows, decision } = chain
  const name = company ? `${chain.chain} (${company})` : chain.chain
  const offered: ChainAction[] =
    decision === 'waiting' && rows > 0 ? ['accept', 'refuse'] : rows > 0 ? ['accept'] : ['refuse']
  const isOpen = decision === 'waiting' || (decision === 'refused' && rows > 0)
  return (
    <>
      <strong title={chain.file}>{name}</strong>
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
      {onDecide && isOpen && (
        <div className="price-import__actions">
          {offered.map((action) => (
            <Button
              key={action}
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={t(`${action}Of`, { chain: name })}
              onClick={() => onDecide(chain, action)}
            >
              {t(action)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
