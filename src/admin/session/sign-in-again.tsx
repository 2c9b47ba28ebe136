'use client'

import '../button.css'
import './session.css'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { PasswordInput } from '../staff/factor-form'
import { anythingUnsaved } from '../unsaved/unsaved-forms'
import { holdEndedSessions, signedInAs } from './requests'

/** Milliseconds before Payload redirects because the session ends. */
const before = 3000

/**
 * Payload redirects to the sign-in when a session ends and drops unsaved input. A dialog asks for the sign-in instead.
 */
function useSignInBeforeExpiry(ask: () => Promise<boolean>): void {
  const { user, tokenExpirationMs, setUser } = useAuth()

  const keepForm = useEffectEvent(() => {
    if (!user || !anythingUnsaved()) return
    // Without an expiry Payload's own timers stop.
    setUser({ user, exp: 0 })
    void ask()
  })
  useEffect(() => {
    if (!tokenExpirationMs) return
    const rest = tokenExpirationMs - Date.now() - before
    // The maximum delay of `setTimeout` is 2^31 - 1 ms; a longer session is checked at its next save.
    if (rest <= 0 || rest > 2 ** 31 - 1) return
    const timer = setTimeout(() => keepForm(), rest)
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}

type SessionWords = Record<
  | 'title'
  | 'explanation'
  | 'email'
  | 'password'
  | 'show'
  | 'code'
  | 'signIn'
  | 'otherWay'
  | 'later'
  | 'wrong'
  | 'other'
  | 'unreachable'
  | 'unsaved',
  string
>
type Asking = { id: string; email: string; answer: (signedIn: boolean) => void }
const reason = z.object({ message: z.string(), data: z.nullish(z.object({ code: z.optional(z.string()) })) })
const refusal = z.object({ errors: z.array(reason) })

function useEndedSession(words: SessionWords) {
  const { user, fetchFullUser } = useAuth()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [problem, setProblem] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const waiting = useRef<Promise<boolean> | null>(null)
  /** Payload clears its user as soon as it notices that the session has ended. */
  const last = useRef(user)
  useEffect(() => {
    if (user) last.current = user
  }, [user])

  const ask = useEffectEvent((): Promise<boolean> => {
    const { current } = last
    if (!current) return Promise.resolve(false)
    waiting.current ??= new Promise((answer) => {
      setProblem('')
      setAsking({ id: String(current.id), email: String(current.email ?? ''), answer })
    })
    return waiting.current
  })
  const unsaved = useEffectEvent(() => Response.json({ errors: [{ message: words.unsaved }] }, { status: 401 }))
  useEffect(
    () =>
      holdEndedSessions(
        () => ask(),
        () => unsaved(),
      ),
    [],
  )
  useSignInBeforeExpiry(ask)

  function end(signedIn: boolean) {
    asking?.answer(signedIn)
    waiting.current = null
    setAsking(null)
  }

  /** Continues if the same user has signed in by now, here or in another tab. */
  const check = useEffectEvent(async () => {
    const now = await signedInAs()
    if (now === null || !asking) return
    if (now !== asking.id) return setProblem(words.other)
    await fetchFullUser()
    end(true)
  })
  const isAsking = asking !== null
  useEffect(() => {
    if (!isAsking) return
    const look = () => void check().catch(() => undefined)
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [isAsking])

  async function signIn(email: string, password: string, code: string | undefined) {
    setProblem('')
    try {
      const response = await fetch('/api/cms/users/login', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password, code }),
      })
      const { data } = refusal.safeParse(await response.json().catch(() => null))
      const [why] = data?.errors ?? []
      if (why?.data?.code?.startsWith('code-')) setNeedsCode(true)
      if (!response.ok) return setProblem(why?.message ?? words.wrong)
      await check()
    } catch {
      setProblem(words.unreachable)
    }
  }

  return { asking, problem, needsCode, signIn, later: () => end(false) }
}

export function StaffSignInAgain({ words }: { words: SessionWords }) {
  const { asking, ...session } = useEndedSession(words)
  return asking && <SignInDialog words={words} email={asking.email} {...session} />
}

type DialogProps = Omit<ReturnType<typeof useEndedSession>, 'asking'> & { words: SessionWords; email: string }

function SignInDialog({ words, email, problem, needsCode, signIn, later }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const password = useId()

  // Only a closed dialog gives the focus back to the field, a removed one does not.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

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
          void signIn(email, String(typed.get('password')), typed.get('code')?.toString())
        }}
      >
        <label>
          {words.email}
          <input type="email" value={email} readOnly autoComplete="username" />
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
