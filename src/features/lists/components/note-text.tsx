'use client'

import { useEffect, useRef, useState } from 'react'
import { limits } from '@/lib/lists/list-limits'

type Props = {
  title: string
  label: string
  /** Null: the text stays as it was. */
  onDone: (title: string | null) => void
}

/** Enter or leaving the field keeps the text; Escape or an empty text does not. */
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
