'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { LabelledInput, LabelledPassword, postStaff } from './factor-form'

/** The password stays in the form while the code is asked for, because both are sent together. */
export function StaffLoginForm({ next, fromSite }: { next: string; fromSite: boolean }) {
  const t = useTranslations('staffSignIn')
  const [asksCode, setAsksCode] = useState(fromSite)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    setProblem('')
    const answer = fromSite
      ? await postStaff('/api/auth/staff', { code: text('code') })
      : await postStaff('/api/cms/users/login', {
          email: text('email'),
          password: text('password'),
          ...(asksCode && { code: text('code') }),
        })
    if (answer.ok) return window.location.assign(next)
    setBusy(false)
    if (answer.code === 'code-needed') setAsksCode(true)
    else setProblem(answer.message || t(answer.refused ? 'wrong' : 'failed'))
  }

  return (
    <form className="login__form" method="post" action="/api/cms/users/login" onSubmit={submit} aria-busy={busy}>
      <div className="login__form__inputWrap">
        {!fromSite && (
          <div hidden={asksCode}>
            <LabelledInput id="field-email" name="email" type="email" autoComplete="username" label={t('email')} />
            <LabelledPassword id="field-password" name="password" label={t('password')} show={t('show')} />
          </div>
        )}
        {asksCode && (
          <>
            <p>{t(fromSite ? 'codeFromSite' : 'codeNeeded')}</p>
            <LabelledInput id="field-code" name="code" autoComplete="one-time-code" label={t('code')} autoFocus />
            <p>{t('lost')}</p>
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
      {asksCode ? <a href="/admin/login?own=1">{t('again')}</a> : <a href="/admin/forgot">{t('forgot')}</a>}
      <button type="submit" className="admin-button" disabled={busy}>
        {t('submit')}
      </button>
    </form>
  )
}
