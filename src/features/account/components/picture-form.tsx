'use client'

import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { Button } from '@/design/button'
import { buttonLook } from '@/design/cx'
import { maxPictureBytes, pictureTypes } from '@/domain/customer-picture'
import { type Locale, localePath } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { ApiFailure, answerOrSentence } from '@/lib/forms/client/post'
import { useFileInput } from '@/lib/forms/client/use-file-input'

type Props = {
  locale: Locale
  hasPicture: boolean
  initial: string
  problem?: string
  words: Record<'choose' | 'failed' | 'hint' | 'remove' | 'save' | 'size' | 'type', string>
}

const api = '/api/account/picture'

/** Previews the picture in the square to which the server crops it. */
export function PictureForm({ locale, hasPicture, initial, problem, words }: Props) {
  const inputId = useId()
  const noteId = `${inputId}-note`
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState(problem)
  const [busy, setBusy] = useState(false)
  const input = useFileInput(choose)
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])

  function choose({ files }: HTMLInputElement) {
    const file = files?.[0]
    const wrong = file && fault(file)
    setError(wrong && words[wrong])
    setChosen(file && !wrong ? URL.createObjectURL(file) : null)
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const body = new FormData(event.currentTarget)
    const response = await fetch(api, { method: 'POST', body }).catch(() => null)
    try {
      await answerOrSentence(response, words.failed)
      location.assign(`${localePath(locale, accountPaths.profile)}?saved=picture`)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(failure.message)
      setBusy(false)
      input.ref.current?.focus()
    }
  }

  const shown = chosen ?? (hasPicture ? api : null)
  return (
    <div className="flex flex-wrap items-start gap-5">
      <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-3xl font-semibold text-accent-strong">
        {shown ? <img src={shown} alt="" className="size-full object-cover" /> : <span aria-hidden>{initial}</span>}
      </span>
      <div className="min-w-0 grow basis-56 space-y-3">
        <form
          action={`${api}?locale=${locale}`}
          method="post"
          encType="multipart/form-data"
          onSubmit={send}
          className="space-y-3"
        >
          <input type="hidden" name="locale" value={locale} />
          <div>
            <input
              {...input}
              id={inputId}
              type="file"
              name="picture"
              accept={pictureTypes.join(',')}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={noteId}
              className="peer sr-only noscript:not-sr-only"
            />
            <label
              htmlFor={inputId}
              className={buttonLook(
                'secondary',
                'sm',
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
              )}
            >
              {words.choose}
            </label>
            <p
              id={noteId}
              role={error ? 'alert' : undefined}
              className={error ? 'mt-1.5 text-sm text-signal' : 'mt-1.5 text-sm text-ink-soft'}
            >
              {error ?? words.hint}
            </p>
          </div>
          <Button type="submit" size="sm" disabled={busy} aria-busy={busy || undefined}>
            {words.save}
          </Button>
        </form>
        {hasPicture && (
          <form action={`${api}?locale=${locale}`} method="post" encType="multipart/form-data" onSubmit={send}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="remove" value="1" />
            <Button type="submit" variant="quiet" size="sm" disabled={busy}>
              {words.remove}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

function fault({ type, size }: File): 'type' | 'size' | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'type'
  return size > maxPictureBytes ? 'size' : undefined
}
