'use client'

import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/cx'
import { Sheet } from '@/design/dialog'
import { TextField } from '@/design/text-field'
import { showToast } from '@/design/toast-store'
import { limits } from '@/lib/lists/list-limits'
import type { ListEntry } from '@/lib/lists/list-schema'
import { addList, type ListOutcome, removeList, renameList, restoreList } from '../client/list-store'
import { dropShared } from '../client/sync'
import type { ListLabels, TickLabels } from '../labels'
import { outcomeMessage, wasTaken } from '../outcome-message'

type Props = { open: boolean; current: ListEntry; labels: ListLabels; tick: TickLabels; onClose: () => void }

export function ManageSheet({ open, current: { key, list, share }, labels, tick, onClose }: Props) {
  const canChange = share?.mode !== 'read'
  const say = (outcome: ListOutcome) => {
    const message = outcome === 'full' ? labels.tooManyLists : outcomeMessage(outcome, tick)
    if (message) showToast(message)
    return outcome
  }
  return (
    <Sheet open={open} onClose={onClose} title={labels.options} closeLabel={labels.close}>
      <div className="grid gap-6">
        {canChange && (
          <NameForm
            key={`${key} ${list.name[0]}`}
            label={labels.rename}
            initial={list.name[0] || labels.untitled}
            submit={labels.save}
            onName={(name) => {
              onClose()
              return say(renameList(key, name))
            }}
          />
        )}
        <NameForm
          label={labels.newList}
          initial=""
          submit={labels.create}
          onName={(name) => {
            onClose()
            return say(addList(name))
          }}
        />
        {share ? (
          <Button
            variant="secondary"
            onClick={() => {
              say(dropShared(key) ? 'done' : 'not-stored')
              onClose()
            }}
          >
            <X aria-hidden size={18} />
            {labels.forget}
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              say(removeList(key))
              onClose()
              showToast(fill(labels.listDeleted, { name: list.name[0] || labels.untitled }), {
                label: labels.undo,
                stays: true,
                run: () => say(restoreList(key)),
              })
            }}
          >
            <Trash2 aria-hidden size={18} />
            {labels.deleteList}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

type NameFormProps = { label: string; initial: string; submit: string; onName: (name: string) => ListOutcome }

function NameForm({ label, initial, submit, onName }: NameFormProps) {
  const [name, setName] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!name.trim()) return
        if (wasTaken(onName(name.trim()))) setName(initial)
      }}
      className="flex items-end gap-2"
    >
      <TextField
        label={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={limits.name}
        required
        autoComplete="off"
        className="min-w-0 grow"
      />
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </form>
  )
}
