import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { ChainChoice } from '@/domain/chain-choice'

export type ChainProblem = 'unread' | 'unsaved'

/** Whether the chain is to be this shop. */
type Change = (chain: number, isOwn: boolean) => Promise<void>

/** `chains` is null where they could not be read. */
type Props = { chains: ChainChoice[] | null; problem: ChainProblem | null; onChange: Change }

export function ChainForm({ chains, problem, onChange }: Props) {
  const t = useTranslations('admin.chains')
  return (
    <fieldset className="chains field-type">
      <legend className="field-label">{t('title')}</legend>
      {chains && <OwnChains chains={chains.filter(({ isOwn }) => isOwn)} onChange={onChange} />}
      {chains && <OtherChains chains={chains.filter(({ isOwn }) => !isOwn)} onChange={onChange} />}
      <p role="status" className="chains-problem">
        {problem && t(problem)}
      </p>
    </fieldset>
  )
}

type Part = { chains: ChainChoice[]; onChange: Change }

function OwnChains({ chains, onChange }: Part) {
  const t = useTranslations('admin.chains')
  const id = useId()
  if (chains.length === 0) return <p>{t('none')}</p>
  return (
    <ul className="chains-own">
      {chains.map(({ id: chain, name }) => (
        <li key={chain} className="chains-form">
          <span id={`${id}-${chain}`}>{name}</span>
          <button
            type="button"
            className="admin-button"
            aria-describedby={`${id}-${chain}`}
            onClick={() => void onChange(chain, false)}
          >
            {t('disconnect')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Chains without a retailer stand first: that of another one is seldom wanted. */
function OtherChains({ chains, onChange }: Part) {
  const t = useTranslations('admin.chains')
  const id = useId()
  const [chosen, setChosen] = useState('')
  const choices = [
    ...chains.filter(({ retailer }) => retailer === null),
    ...chains.filter(({ retailer }) => retailer !== null),
  ]
  return (
    <>
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
          onClick={() => void onChange(Number(chosen), true).then(() => setChosen(''))}
        >
          {t('connect')}
        </button>
      </div>
    </>
  )
}
