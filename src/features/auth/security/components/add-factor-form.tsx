'use client'

import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { Button } from '@/design/button'
import { FormFields } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { Notice } from '@/design/notice'
import { storeSignedIn } from '@/features/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { type AddState, addAppAction, addPhoneAction } from '../actions'
import { CodeSheet, type SheetWords } from './code-sheet'
import { SecurityDisclosure } from './disclosure'

export interface AddWords {
  name: string
  nameHint: string
  phone: string
  phoneHint: string
  begin: string
  scan: string
  secret: string
  sent: string
  code: string
  confirm: string
  done: string
  codes: SheetWords
}

interface Props {
  kind: 'app' | 'phone'
  icon: ReactNode
  title: string
  locale: Locale
  words: AddWords
}

const actions = { app: addAppAction, phone: addPhoneAction }
const fresh: AddState = { values: {} }

export function AddFactor({ kind, icon, title, locale, words }: Props) {
  const [state, formAction, busy] = useActionState(actions[kind], fresh)
  const form = useRef<HTMLFormElement>(null)
  const { done } = state
  const enrolled = done ? undefined : state.enrolled

  useEffect(() => {
    if (!done) return
    const { user, session } = done.signedIn
    storeSignedIn({ user, session }, 'MFA_CHALLENGE_VERIFIED')
  }, [done])
  useEffect(() => {
    if (state === fresh || state.done) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [name=code]')?.focus()
  }, [state])

  return (
    // Stays open once begun, also when a page without JavaScript was reloaded.
    <SecurityDisclosure icon={icon} title={title} open={state !== fresh}>
      <form ref={form} action={formAction} noValidate className="max-w-md space-y-5">
        <div role="alert">
          {done && <Notice tone="success">{words.done}</Notice>}
          {state.message && <Notice tone="problem">{state.message}</Notice>}
        </div>
        {done && done.recoveryCodes.length > 0 && <CodeSheet codes={done.recoveryCodes} words={words.codes} />}
        <input type="hidden" name="locale" value={locale} />
        <FormFields state={state}>
          {enrolled ? (
            <>
              {enrolled.app && <ScanCode {...enrolled.app} words={words} />}
              {enrolled.phone && <p>{words.sent.replace('{phone}', enrolled.phone)}</p>}
              <FormField
                key="code"
                name="code"
                label={words.code}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={9}
              />
              <Submit busy={busy}>{words.confirm}</Submit>
            </>
          ) : (
            <>
              <FormField name="name" label={words.name} hint={words.nameHint} maxLength={60} autoComplete="off" />
              {kind === 'phone' && (
                <FormField name="phone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
              )}
              <Submit busy={busy}>{words.begin}</Submit>
            </>
          )}
        </FormFields>
      </form>
    </SecurityDisclosure>
  )
}

function Submit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" disabled={busy} aria-busy={busy || undefined} className="w-full sm:w-auto">
      {children}
    </Button>
  )
}

type ScanCodeProps = { qrCode: string; secret: string; words: AddWords }

/** The secret is also shown as text, for an app on this very device. */
function ScanCode({ qrCode, secret, words }: ScanCodeProps) {
  return (
    <div className="space-y-4">
      <p>{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <img src={qrCode} alt="" width={184} height={184} className="size-46 rounded-md bg-plate p-3" />
        <div className="min-w-0 grow basis-48">
          <p className="text-sm text-ink-soft">{words.secret}</p>
          <code className="mt-1 block rounded-sm bg-sunken px-3 py-2 text-sm tracking-wider break-words select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
    </div>
  )
}
