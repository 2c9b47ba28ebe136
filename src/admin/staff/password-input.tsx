'use client'

import './password-input.css'
import type { InputHTMLAttributes } from 'react'
import { useReveal } from '@/design/form/use-reveal'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { id: string; show: string }

/** A password that a member of staff can look at; the label is its parent's. */
export function PasswordInput({ id, show, ...input }: Props) {
  const { type, reveal } = useReveal({ input: id, label: show, className: 'staff-reveal' })
  return (
    <span className="staff-password">
      <input id={id} autoComplete="current-password" autoCapitalize="none" spellCheck={false} {...input} type={type} />
      {reveal}
    </span>
  )
}
