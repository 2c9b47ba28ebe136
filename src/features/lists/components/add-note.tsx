'use client'

import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '@/design/button'
import { TextField } from '@/design/text-field'
import type { Locale } from '@/i18n/routing'
import type { ListItemInput } from '../changes'
import type { ListLabels } from '../labels'
import { limits } from '../limits'
import { FoundThings } from './sheets'

type Props = {
  locale: Locale
  labels: ListLabels
  onAdd: (title: string) => void
  onChoose: (thing: ListItemInput) => void
}

/** Adds a free note, or what is found for it. The field keeps the focus for the next one. */
export function AddNote({ locale, labels, onAdd, onChoose }: Props) {
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-2">
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
          ref={field}
          className="min-w-0 grow large-type:basis-full"
        />
        <Button type="submit" aria-label={labels.add} className="max-sm:size-12 max-sm:px-0">
          <Plus aria-hidden size={20} />
          <span className="max-sm:sr-only">{labels.add}</span>
        </Button>
      </form>
      {title && (
        <Suspense>
          <FoundThings
            note={title}
            locale={locale}
            labels={labels}
            onChoose={(thing) => {
              onChoose(thing)
              setTitle('')
              field.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
