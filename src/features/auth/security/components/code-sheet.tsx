'use client'

import { useActionState, useEffect, useRef } from 'react'
import { Button } from '@/design/button'
import { buttonLook } from '@/design/cx'
import { refusalOf } from '@/design/form/form-state'
import type { Locale } from '@/i18n/routing'
import { type CodesState, renewCodesAction } from '../actions'

export interface SheetWords {
  title: string
  keep: string
  download: string
  print: string
  file: string
}

export function CodeSheet({ codes, words }: { codes: string[]; words: SheetWords }) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  const text = `${words.title} – Broshura\n${words.keep}\n\n${codes.join('\n')}\n`
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label={words.title}
      className="space-y-4 rounded-md bg-sunken p-4 outline-none"
    >
      <h3 className="text-base font-semibold">{words.title}</h3>
      <p className="text-sm">{words.keep}</p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-6 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm tracking-wider select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.file}
          className={buttonLook('secondary', 'sm')}
        >
          {words.download}
        </a>
        <Button variant="secondary" size="sm" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}

const fresh: CodesState = { values: {} }

export function RenewCodes({ locale, submit, words }: { locale: Locale; submit: string; words: SheetWords }) {
  const [state, formAction, busy] = useActionState(renewCodesAction, fresh)
  const { codes } = state
  if (codes) return <CodeSheet codes={codes} words={words} />
  return (
    <form action={formAction}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" size="sm" disabled={busy} aria-busy={busy || undefined}>
        {submit}
      </Button>
      <p role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {refusalOf(state)}
      </p>
    </form>
  )
}
