'use client'

import '../button.css'
import './session.css'
import { useEffect, useId, useRef } from 'react'
import { PasswordInput } from '../staff/factor-form'
import { type SessionWords, useEndedSession } from './use-ended-session'

export function SignInAgain({ words }: { words: SessionWords }) {
  const { asking, problem, needsCode, signIn, later } = useEndedSession(words)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const password = useId()

  useEffect(() => {
    if (asking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asking])

  if (!asking) return null
  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        later()
      }}
    >
      <h2 id={title}>{words.title}</h2>
      <p>{words.explanation}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          void signIn(asking.email, String(typed.get('password')), typed.get('code')?.toString())
        }}
      >
        <label>
          {words.email}
          <input type="email" value={asking.email} readOnly autoComplete="username" />
        </label>
        <label htmlFor={password}>{words.password}</label>
        <PasswordInput id={password} name="password" required show={words.show} />
        {needsCode && (
          <label>
            {words.code}
            <input name="code" required autoComplete="one-time-code" />
          </label>
        )}
        {problem && <p role="alert">{problem}</p>}
        <p className="sign-in-again-choices">
          <button type="submit" className="admin-button admin-button-strong">
            {words.signIn}
          </button>
          <button type="button" className="admin-button" onClick={later}>
            {words.later}
          </button>
        </p>
      </form>
      <a href="/admin/login" target="_blank" rel="noopener">
        {words.otherWay}
      </a>
    </dialog>
  )
}
