'use client'

import { Ruler } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Dialog } from '@/design/dialog'
import { sizeGuideAnchor } from '@/features/shop/goods/paths'

type Props = { label: string; closeLabel: string; children: ReactNode }

export function SizeGuideDialog({ label, closeLabel, children }: Props) {
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={`#${sizeGuideAnchor}`} onClick={show} className="size-guide-link">
        <Ruler aria-hidden size={18} />
        {label}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} closeLabel={closeLabel} placement="sheet">
        {open && children}
      </Dialog>
    </>
  )
}
