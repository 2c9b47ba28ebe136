'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import { TextField } from '@/design/text-field'
import type { ListLabels } from '../labels'
import { limits } from '../limits'

type Props = { labels: ListLabels; onAdd: (title: string) => void }

/** Adds a free note. The field keeps the focus for the next one. */
export function AddNote({ labels, onAdd }: Props) {
  const [title, setTitle] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) onAdd(title.trim())
        setTitle('')
      }}
      className="flex items-end gap-2 print:hidden large-type:flex-wrap"
    >
      <TextField
        label={labels.note}
        placeholder={labels.notePlaceholder}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        maxLength={limits.title}
        enterKeyHint="done"
        autoComplete="off"
        className="min-w-0 grow large-type:basis-full"
      />
      <Button type="submit" aria-label={labels.add} className="max-sm:size-12 max-sm:px-0">
        <Plus aria-hidden size={20} />
        <span className="max-sm:sr-only">{labels.add}</span>
      </Button>
    </form>
  )
}
