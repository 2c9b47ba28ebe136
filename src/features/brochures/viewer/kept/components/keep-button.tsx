'use client'

import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/cx'
import { formatPercent } from '@/design/format'
import { showToast } from '@/design/toast-store'
import { keepingOf, onKeeping } from '../client/keeping'
import { keptIds, noKeptIds, onKept } from '../client/kept-ids'
import type { Keepable } from '../keepable'
import type { KeepSheetProps } from './keep-sheet'

const load = () => import('./keep-sheet')

/** The sheet and all code that keeps brochures are loaded when somebody presses. */
export function useKeeping(brochure: Keepable): {
  label: string
  isKept: boolean
  press: () => void
  sheet: ReactNode
} {
  const { id, locale, words } = brochure
  const isKept = useSyncExternalStore(onKept, keptIds, noKeptIds).has(id)
  const keeping = useSyncExternalStore(
    onKeeping,
    () => keepingOf(id),
    () => null,
  )
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<KeepSheetProps> | null>(null)
  const press = async () => {
    try {
      const { KeepSheet } = await load()
      setSheet(() => KeepSheet)
      setOpen(true)
    } catch {
      showToast(words.button.notLoaded)
    }
  }
  const percent = keeping && !keeping.failure ? formatPercent(keeping.done / keeping.pages, locale) : null
  const label = percent ? fill(words.button.keeping, { percent }) : isKept ? words.button.kept : words.button.keep
  return {
    label,
    isKept,
    press,
    sheet: Sheet && <Sheet brochure={brochure} open={open} isKept={isKept} onClose={() => setOpen(false)} />,
  }
}

export function KeepIcon({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? BookmarkCheck : BookmarkPlus
  return <Icon aria-hidden size={18} />
}

/** Hidden without a script, which alone can keep a brochure. */
export function KeepButton({ brochure }: { brochure: Keepable }) {
  const { label, isKept, press, sheet } = useKeeping(brochure)
  return (
    <>
      <Button variant="secondary" className="scripted" onClick={press}>
        <KeepIcon isKept={isKept} />
        {label}
      </Button>
      {sheet}
    </>
  )
}
