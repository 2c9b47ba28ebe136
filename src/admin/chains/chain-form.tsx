import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { ChainChoice } from '@/domain/chain-choice'

type Props = { chains: ChainChoice[]; onConnect: (chain: number) => Promise<void> }

/** Chains without a retailer stand first: that of another one is seldom wanted. */
export function ChainForm({ chains, onConnect }: Props) {
  const t = useTranslations('admin.chains')
  const id = useId()
  const [chosen, setChosen] = useState('')
  const own = chains.filter(({ isOwn }) => isOwn)
  const others = chains.filter(({ isOwn }) => !isOwn)
  const choices = [
    ...others.filter(({ retailer }) => retailer === null),
    ...others.filter(({ retailer }) => retailer !== null),
  ]
  return (
    <>
      <p>{own.length > 0 ? own.map(({ name }) => name).join(', ') : t('none')}</p>
      <p id={`${id}-hint`} className="chains-hint">
        {t('hint')}
      </p>
      <div className="chains-form">
        <label htmlFor={id}>{t('chain')}</label>
        <select
          id={id}
          className="admin-input"
          aria-describedby={`${id}-hint`}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('choose')}</option>
          {choices.map(({ id: chain, name, retailer }) => (
            <option key={chain} value={chain}>
              {retailer === null ? name : t('taken', { chain: name, shop: retailer })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="admin-button"
          disabled={chosen === ''}
          onClick={() => void onConnect(Number(chosen)).then(() => setChosen(''))}
        >
          {t('connect')}
        </button>
      </div>
    </>
  )
}
