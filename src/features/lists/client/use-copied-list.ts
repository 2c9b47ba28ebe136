'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/design/toast-store'
import type { ShoppingList } from '@/domain/shopping-list'
import type { ListLabels } from '../labels'

const copied = /^#copy=([\w-]+)$/

/** The list that the address carries, to look at. It stays in the address until the visitor has decided what becomes of it. */
export function useCopiedList(labels: ListLabels): [list: ShoppingList | null, leave: () => void] {
  const [list, setList] = useState<ShoppingList | null>(null)
  useEffect(() => {
    const open = async () => {
      const text = location.hash.match(copied)?.[1]
      const found = text ? await read(text) : null
      setList(found)
      if (!location.hash.startsWith('#copy=') || found) return
      leaveAddress()
      showToast(labels.copyBroken)
    }
    void open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [labels])
  const leave = () => {
    leaveAddress()
    setList(null)
  }
  return [list, leave]
}

/** Few visits bring a list along, so its parser is not part of the initial JavaScript. */
async function read(text: string): Promise<ShoppingList | null> {
  const { readCopy } = await import('../copy-text')
  return readCopy(text)
}

function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
