'use client'

import { tickedIn } from './chosen-bar'

type Props = {
  label: string
  question: string
}

/** Asks before several parcels are handed over, because each triggers a mail. */
export function HandOverButton({ label, question }: Props) {
  return (
    <button
      type="submit"
      className="admin-button admin-button-strong"
      onClick={(event) => {
        const { form } = event.currentTarget
        const count = form ? tickedIn(form, 'parcel').length : 0
        if (count > 1 && !window.confirm(question.replace('{count}', String(count)))) event.preventDefault()
      }}
    >
      {label}
    </button>
  )
}
