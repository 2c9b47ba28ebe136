'use client'

import { useEffect, useRef, useState } from 'react'
import { limits } from '@/lib/lists/list-limits'

type Props = {
  title: string
  label: string
  /** The new text; null: it stays as it was. */
  onDone: (title: string | null) => void
}

/** The text of a note while it is changed: Enter or leaving the field keeps it, Escape and an empty one do not. */
export function NoteText({ title, label, onDone }: Props) {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.select(), [])

  function end(kept: boolean) {
    if (isOver.current) return
    isOver.current = true
    const written = text.trim()
    onDone(kept && written && written !== title ? written : null)
  }

  return (
    <form
      className="min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        end(true)
      }}
    >
      <input
        ref={field}
        value={text}
        aria-label={label}
        maxLength={limits.title}
        enterKeyHint="done"
        autoComplete="off"
        className="w-full rounded-sm bg-surface px-2 py-1 font-semibold inset-ring inset-ring-line"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => end(true)}
        onKeyDown={({ key }) => key === 'Escape' && end(false)}
      />
    </form>
  )
}
