'use client'

import { Ellipsis, Printer, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/fill'
import { IconButton } from '@/design/icon-button'
import { Select } from '@/design/select'
import { showList } from '../client/list-store'
import type { ListLabels } from '../labels'
import type { Entry } from '../schema'
import { ManageSheet } from './sheets'

type Props = { entries: Entry[]; current: Entry; labels: ListLabels; onShare: () => void }

/** How a list is called. */
export function nameOf({ list, share }: Entry, labels: ListLabels): string {
  const name = list.name[0] || labels.untitled
  return share ? fill(labels.shared, { name }) : name
}

/** Which list it is, and what can be done with it as a whole. */
export function ListHead({ entries, current, labels, onShare }: Props) {
  const [managing, setManaging] = useState<boolean>()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {entries.length > 1 ? (
        <Select
          label={labels.choose}
          hideLabel
          value={current.key}
          onChange={(event) => showList(event.target.value)}
          options={entries.map((entry) => ({ value: entry.key, label: nameOf(entry, labels) }))}
          className="min-w-0 max-sm:grow sm:max-w-sm"
        />
      ) : (
        <p className="min-w-0 grow text-lg font-semibold sm:grow-0">{nameOf(current, labels)}</p>
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
        <Suspense>
          <ManageSheet open={managing} current={current} labels={labels} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </div>
  )
}
