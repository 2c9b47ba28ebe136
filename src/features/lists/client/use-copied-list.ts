'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/design/toast-store'
import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { readCopy, writeCopy } from '../copy-text'
import type { ListLabels } from '../labels'

const copied = /^#copy=([\w-]+)$/

/** A link that carries the list behind its `#`: no server ever sees it. Null where the list is too long for one. */
export async function copyLink(list: ShoppingList, locale: Locale): Promise<string | null> {
  const text = await writeCopy(list)
  return text && new URL(`${localePath(locale, '/list')}#copy=${text}`, location.origin).href
}

/** The list that the address carries, to look at. It stays in the address until the visitor has decided what becomes of it. */
export function useCopiedList(labels: ListLabels): [list: ShoppingList | null, leave: () => void] {
  const [list, setList] = useState<ShoppingList | null>(null)
  useEffect(() => {
    const open = async () => {
      const text = location.hash.match(copied)?.[1]
      const found = text ? await readCopy(text) : null
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

function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
