'use client'

import { Eye } from 'lucide-react'
import { useState } from 'react'
import { latePart } from '@/design/late-part'
import { showToast } from '@/design/toast-store'
import { colouredPath } from '@/features/shop/goods/paths'
import { localePath } from '@/i18n/routing'
import type { QuickViewProps } from './answer'

const QuickViewDialog = latePart(() => import('./quick-view-dialog').then(({ QuickViewDialog }) => QuickViewDialog))

/** The dialog is loaded at the first press; without scripts the link of the card is used. */
export function QuickView(props: QuickViewProps) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const { product, locale, words, colour } = props
  const page = localePath(locale, colouredPath(product.slug, colour))
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
        <QuickViewDialog
          {...props}
          page={page}
          open={open}
          onClose={() => setOpen(false)}
          onFailure={() => {
            setUsed(false)
            showToast(words.failed, { label: words.page, run: () => location.assign(page) })
          }}
        />
      )}
    </>
  )
}
