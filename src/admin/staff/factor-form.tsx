'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { LabelledInput, LabelledPassword } from './labelled-input'
import { post } from './staff-api'

interface Props {
  action: string
  title: string
  withCode?: boolean
  onDone: (body: unknown) => void
}

/** Lies inside Payload's own form, so it is none itself: its fields are read when its button is pressed. */
export function FactorForm({ action, title, withCode, onDone }: Props) {
  const t = useTranslations('staffFactor')
  const words = useTranslations('staffSignIn')
  const fields = useRef<HTMLDetailsElement>(null)
  const [problem, setProblem] = useState('')

  async function send() {
    const text = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[data-name=${name}]`)?.value ?? ''
    setProblem('')
    const answer = await post(action, {
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
