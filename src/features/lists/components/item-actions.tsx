'use client'

import { Minus, Pencil, Plus, Tag, X } from 'lucide-react'
import type { RefObject } from 'react'
import { fill } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import type { ListItem } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import type { ItemChange } from '../changes'
import type { ListLabels } from '../labels'

type Props = {
  item: ListItem
  labels: ListLabels
  set: (change: ItemChange) => void
  /** Missing where the text is not the visitor's own. */
  pencil?: RefObject<HTMLButtonElement | null> | undefined
  onEdit: () => void
  onChoose: () => void
  isChoosing: boolean
}

export function ItemActions({ item, labels, set, pencil, onEdit, onChoose, isChoosing }: Props) {
  const [{ title }] = item.text
  const [quantity] = item.quantity
  return (
    <div className="list-row__actions">
      {pencil && (
        <>
          <IconButton label={fill(labels.choosePrice, { title })} aria-expanded={isChoosing} onClick={onChoose}>
            <Tag aria-hidden size={16} />
          </IconButton>
          <IconButton ref={pencil} label={fill(labels.editText, { title })} onClick={onEdit}>
            <Pencil aria-hidden size={16} />
          </IconButton>
        </>
      )}
      <IconButton
        label={fill(labels.less, { title })}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && set({ quantity: quantity - 1 })}
      >
        <Minus aria-hidden size={16} />
      </IconButton>
      <span className="min-w-5 text-center text-sm font-semibold tabular">
        <span className="sr-only">{labels.quantity} </span>
        {quantity}
      </span>
      <IconButton
        label={fill(labels.more, { title })}
        aria-disabled={quantity >= limits.quantity}
        onClick={() => quantity < limits.quantity && set({ quantity: quantity + 1 })}
      >
        <Plus aria-hidden size={16} />
      </IconButton>
      <IconButton label={fill(labels.remove, { title })} onClick={() => set({ removed: true })}>
        <X aria-hidden size={18} className="text-ink-soft" />
      </IconButton>
    </div>
  )
}
