'use client'

import { useEffect, useRef, useState } from 'react'

type Props = {
  name: string
  words: { all: string; chosen: string }
}

/** Disabled until the script has counted: an unticked box above ticked rows would not say what is sent. */
export function ChosenBar({ name, words }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState({ all: 0, chosen: 0 })

  useEffect(() => {
    const form = own.current?.form
    if (!form) return
    const recount = () => {
      setCount({ all: boxesOf(form, name).length, chosen: tickedIn(form, name).length })
    }
    recount()
    form.addEventListener('change', recount)
    return () => form.removeEventListener('change', recount)
  }, [name])

  useEffect(() => {
    if (own.current) own.current.indeterminate = count.chosen > 0 && count.chosen < count.all
  }, [count])

  return (
    <label className="orders-chosen">
      <input
        ref={own}
        type="checkbox"
        disabled={count.all === 0}
        checked={count.all > 0 && count.chosen === count.all}
        onChange={({ target }) => {
          if (target.form) for (const box of boxesOf(target.form, name)) box.checked = target.checked
        }}
      />
      <span>{words.all}</span>
      <span role="status">
        {words.chosen.replace('{chosen}', String(count.chosen)).replace('{all}', String(count.all))}
      </span>
    </label>
  )
}

function boxesOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${name}"]`)]
}

const tickedIn = (form: HTMLFormElement, name: string) => boxesOf(form, name).filter(({ checked }) => checked)

type AskingProps = {
  label: string
  question: string
  /** Fewer parcels are not asked about. */
  least?: number
  strong?: boolean
  action?: string
  /** For forms whose fields belong to other steps. */
  noValidate?: boolean
}

/** Asks, with their number, before something is done to the parcels of the form that cannot be taken back easily. */
export function AskingButton({ label, question, least = 1, strong, action, noValidate }: AskingProps) {
  return (
    <button
      type="submit"
      className={strong ? 'admin-button admin-button-strong' : 'admin-button'}
      formAction={action}
      formNoValidate={noValidate}
      onClick={(event) => {
        const { form } = event.currentTarget
        const count = form ? new FormData(form).getAll('parcel').length : 0
        if (count >= least && !window.confirm(question.replace('{count}', String(count)))) event.preventDefault()
      }}
    >
      {label}
    </button>
  )
}
