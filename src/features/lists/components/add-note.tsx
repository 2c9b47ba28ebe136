'use client'

import { Ellipsis, Plus, Printer, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { Select } from '@/design/select'
import { TextField } from '@/design/text-field'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import type { ListEntry } from '@/lib/lists/list-schema'
import type { ListItemInput } from '../changes'
import { type ListOutcome, showList } from '../client/list-store'
import type { ListLabels, TickLabels } from '../labels'
import { wasTaken } from '../outcome-message'
import { LazyManageSheet, LazySuggestedItems } from './sheets'

type Props = {
  locale: Locale
  labels: ListLabels
  tick: TickLabels
  onAdd: (title: string) => ListOutcome
  onChoose: (thing: ListItemInput) => ListOutcome
}

/** Has the focus when the last item is gone; the field would open the keyboard of a phone. */
export const addNoteId = 'add-note'

export function AddNote({ locale, labels, tick, onAdd, onChoose }: Props) {
  const [title, setTitle] = useState('')
  const [added, setAdded] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const tell = (name: string, outcome: ListOutcome) => {
    if (wasTaken(outcome)) setTitle('')
    setAdded(outcome === 'done' ? name : '')
  }
  return (
    <div className="grid gap-2">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const name = title.trim()
          if (name) tell(name, onAdd(name))
          else setTitle('')
        }}
        className="flex items-end gap-2 print:hidden large-type:flex-wrap"
      >
        <TextField
          label={labels.note}
          placeholder={labels.notePlaceholder}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value)
            // Emptied, so that the same name is said again.
            setAdded('')
          }}
          maxLength={limits.title}
          enterKeyHint="done"
          autoComplete="off"
          ref={field}
          className="min-w-0 grow large-type:basis-full"
        />
        <Button id={addNoteId} type="submit" aria-label={labels.add} className="max-sm:size-12 max-sm:px-0">
          <Plus aria-hidden size={20} />
          <span className="max-sm:sr-only">{labels.add}</span>
        </Button>
      </form>
      {title && (
        <LazySuggestedItems
          note={title}
          locale={locale}
          labels={labels}
          onChoose={(item) => {
            tell(item.title, onChoose(item))
            field.current?.focus()
          }}
        />
      )}
      <p role="status" className="sr-only">
        {added && `${added}: ${tick.on}`}
      </p>
    </div>
  )
}

type ListHeadProps = {
  entries: ListEntry[]
  current: ListEntry
  labels: ListLabels
  tick: TickLabels
  onShare: () => void
}

export function shownListName({ list, share }: ListEntry, labels: ListLabels): string {
  const name = list.name[0] || labels.untitled
  return share ? fill(labels.shared, { name }) : name
}

export function ListHead({ entries, current, labels, tick, onShare }: ListHeadProps) {
  const [managing, setManaging] = useState<boolean>()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {entries.length > 1 ? (
        <Select
          label={labels.choose}
          hideLabel
          value={current.key}
          onChange={(event) => showList(event.target.value)}
          options={entries.map((entry) => ({ value: entry.key, label: shownListName(entry, labels) }))}
          className="min-w-0 max-sm:grow sm:max-w-sm"
        />
      ) : (
        <p className="min-w-0 grow text-lg font-semibold sm:grow-0">{shownListName(current, labels)}</p>
      )}
      <IconButton label={labels.options} onClick={() => setManaging(true)}>
        <Ellipsis aria-hidden size={22} />
      </IconButton>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button variant="secondary" size="sm" onClick={onShare}>
          <Share2 aria-hidden size={16} />
          {labels.share}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {labels.print}
        </Button>
      </div>
      {managing !== undefined && (
        <LazyManageSheet
          open={managing}
          current={current}
          labels={labels}
          tick={tick}
          onClose={() => setManaging(false)}
          onFailure={() => {
            setManaging(undefined)
            showToast(tick.notLoaded)
          }}
        />
      )}
    </div>
  )
}
