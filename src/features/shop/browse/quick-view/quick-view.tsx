'use client'

import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { QuickViewProps } from './answer'

const QuickViewDialog = lazy(() => import('./quick-view-dialog'))

/** The dialog is loaded at the first press; without scripts the link of the card is used. */
export function QuickView(props: QuickViewProps) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const { product, words } = props
  return (
    <>
      <button
        type="button"
        className="heart goods-quick scripted"
        aria-haspopup="dialog"
        aria-label={`${words.quickView}: ${product.title}`}
        title={words.quickView}
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        <Eye aria-hidden size={20} />
      </button>
      {/* Stays mounted once opened: an element that is removed while it has the focus does not give the focus back. */}
      {used && (
        <Suspense>
          <QuickViewDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
