'use client'

import './password-input.css'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type InputHTMLAttributes, useRef, useState } from 'react'
import { z } from 'zod'
import { useReveal } from '@/design/form/password-field'
import { readRefusal } from '../refusal'

const begun = z.object({ secret: z.string(), picture: z.string() })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export type Begun = z.infer<typeof begun>

export const readBegun = (body: unknown): Begun => begun.parse(body)

export const readCodes = (body: unknown): string[] => recoveryCodes.parse(body).recoveryCodes

interface Props {
  action: string
  title: string
  withCode?: boolean
  onDone: (body: unknown) => void
}

/** Not a `<form>`, because it lies inside Payload's form and forms cannot be nested. */
export function FactorForm({ action, title, withCode, onDone }: Props) {
  const t = useTranslations('staffFactor')
  const words = useTranslations('staffSignIn')
  const fields = useRef<HTMLDetailsElement>(null)
  const [problem, setProblem] = useState('')

  async function send() {
    const text = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[data-name=${name}]`)?.value ?? ''
    setProblem('')
    const answer = await postStaff(action, {
      ...(text('password') && { currentPassword: text('password') }),
      ...(withCode && { code: text('code') }),
    })
    if (answer.ok) onDone(answer.body)
    else setProblem(answer.message ?? t('failed'))
  }

  return (
    <details ref={fields}>
      <summary>{title}</summary>
      <LabelledPassword
        data-name="password"
        id={`${action}-password`}
        required={false}
        label={t('password')}
        show={words('show')}
      />
      {withCode && (
        <LabelledInput
          data-name="code"
          id={`${action}-code`}
          autoComplete="one-time-code"
          required={false}
          label={t('anyCode')}
        />
      )}
      {problem && (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
      <button type="button" className="admin-button" onClick={send}>
        {title}
      </button>
    </details>
  )
}

type Answer = { ok: true; body: unknown } | { ok: false; refused: boolean; code?: string; message?: string }

export async function postStaff(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin' } as const
  const answer = await fetch(path, request).catch(() => null)
  const json: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return { ok: true, body: json }
  return { ok: false, refused: answer?.status === 401, ...readRefusal(json) }
}

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

type LabelledInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { id: string; show: string }

export function PasswordInput({ id, show, ...input }: LabelledInputProps) {
  const { type, reveal } = useReveal({ input: id, label: show, className: 'staff-reveal' })
  return (
    <span className="staff-password">
      <input id={id} autoComplete="current-password" autoCapitalize="none" spellCheck={false} {...input} type={type} />
      {reveal}
    </span>
  )
}
