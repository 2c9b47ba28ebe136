'use client'

import type { ComponentProps, InputHTMLAttributes } from 'react'
import { PasswordInput } from './password-input'

/** An input as Payload draws its own, for forms that are none of Payload's. */
export function LabelledInput({ id, label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} required {...input} />
    </div>
  )
}

/** The same for a password; `show` is the name of the button that shows it. */
export function LabelledPassword({ label, ...input }: ComponentProps<typeof PasswordInput> & { label: string }) {
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={input.id}>
        {label}
      </label>
      <PasswordInput required {...input} />
    </div>
  )
}
