import { useTranslations } from 'next-intl'
import { type RefObject, useId, useRef, useState } from 'react'
import type { ChainChoice } from '@/domain/chain-choice'

export type ChainProblem = 'unread' | 'unsaved'

/** Whether the chain is to be this shop. @returns whether it is so now; false too while another change runs */
type Change = (chain: number, isOwn: boolean) => Promise<boolean>

/** `chains` is null where they could not be read. */
type Props = { chains: ChainChoice[] | null; problem: ChainProblem | null; isChanging: boolean; onChange: Change }

export function ChainForm({ chains, problem, isChanging, onChange }: Props) {
  const t = useTranslations('admin.chains')
  const select = useRef<HTMLSelectElement>(null)
  // The button that was pressed is gone or has nothing to do, so that the keyboard would be nowhere.
  const change: Change = async (chain, isOwn) => {
    const isDone = await onChange(chain, isOwn)
    if (isDone) select.current?.focus()
    return isDone
  }
  const part = { isChanging, onChange: change }
  return (
    <fieldset className="chains field-type">
      <legend className="field-label">{t('title')}</legend>
      {chains && <OwnChains chains={chains.filter(({ isOwn }) => isOwn)} {...part} />}
      {chains && <OtherChains chains={chains.filter(({ isOwn }) => !isOwn)} select={select} {...part} />}
      <p role="status" className="chains-problem">
        {problem && t(problem)}
      </p>
    </fieldset>
  )
}

/** A button is not disabled while a change runs: it would lose the focus, also where the change fails. */
type Part = { chains: ChainChoice[]; isChanging: boolean; onChange: Change }

function OwnChains({ chains, isChanging, onChange }: Part) {
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
            aria-disabled={isChanging}
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
function OtherChains({ chains, select, isChanging, onChange }: Part & { select: RefObject<HTMLSelectElement | null> }) {
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
          ref={select}
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
          aria-disabled={isChanging}
          onClick={() => void onChange(Number(chosen), true).then((isDone) => isDone && setChosen(''))}
        >
          {t('connect')}
        </button>
      </div>
    </>
  )
}
