'use client'

import { useId, useState } from 'react'
import { useFileInput } from '@/lib/forms/client/use-file-input'

type Props = {
  accept: string
  room: number
  mostBytes: number
  problem: string | undefined
  words: Record<'count' | 'hint' | 'label' | 'size' | 'type', string>
}

/** The check in the browser only saves an upload; the server checks everything again. */
export function PictureInput({ accept, room, mostBytes, problem, words }: Props) {
  const id = useId()
  const [error, setError] = useState(problem)

  const input = useFileInput((target) => {
    const files = [...(target.files ?? [])]
    const wrong = files.some(({ type }) => !accept.split(',').includes(type))
      ? words.type
      : files.some(({ size }) => size > mostBytes)
        ? words.size
        : files.length > room && words.count
    target.setCustomValidity(wrong || '')
    setError(wrong || undefined)
  })

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.label}
      </label>
      <input
        {...input}
        id={id}
        type="file"
        name="pictures"
        accept={accept}
        multiple
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className="block min-h-11 w-full max-w-full text-sm"
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={error ? 'mt-1.5 text-sm text-signal' : 'mt-1.5 text-sm text-ink-soft'}
      >
        {error ?? words.hint}
      </p>
    </div>
  )
}
