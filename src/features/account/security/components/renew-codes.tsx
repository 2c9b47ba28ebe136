'use client'

import { useActionState } from 'react'
import { Button } from '@/design/button'
import type { Locale } from '@/i18n/routing'
import { type CodesState, renewCodesAction } from '../actions'
import { CodeSheet, type SheetWords } from './code-sheet'

const fresh: CodesState = { values: {} }

/** Makes new recovery codes and shows them. */
export function RenewCodes({ locale, submit, words }: { locale: Locale; submit: string; words: SheetWords }) {
  const [{ codes, message }, formAction, busy] = useActionState(renewCodesAction, fresh)
  if (codes) return <CodeSheet codes={codes} words={words} />
  return (
    <form action={formAction}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" size="sm" disabled={busy} aria-busy={busy || undefined}>
        {submit}
      </Button>
      <p role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {message}
      </p>
    </form>
  )
}
