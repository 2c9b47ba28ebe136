import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import type { Doubted } from '@/features/price-data/import/report'
import { type ChainAction, decideChain } from './api'
import { nameOf } from './doubted-list'

type Props = { importId: string; chain: Doubted; onDone: () => void }

/** A refused chain may still be accepted; a chain without rows cannot. */
export function ChainActions({ importId, chain, onDone }: Props) {
  const t = useTranslations('priceImport.doubted')
  const offered: ChainAction[] = [
    ...(chain.decision !== 'accepted' && chain.rows > 0 ? (['accept'] as const) : []),
    ...(chain.decision === 'waiting' ? (['refuse'] as const) : []),
  ]
  if (offered.length === 0) return null
  return (
    <div className="price-import__actions">
      {offered.map((action) => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={t(`${action}Of`, { chain: nameOf(chain) })}
          onClick={() => void decideChain(importId, chain.number, action).then(onDone)}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  )
}
