'use client'

import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  placement?: 'center' | 'sheet'
  className?: string
  children: ReactNode
}

/** Uses the native element: the browser traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, onClose, title, closeLabel, placement = 'center', className, children }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  useEffect(() => {
    const dialog = box.current
    const closeOutside = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog?.addEventListener('click', closeOutside)
    return () => dialog?.removeEventListener('click', closeOutside)
  }, [onClose])

  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cx('dialog', placement === 'sheet' ? 'dialog-sheet' : 'dialog-center', className)}
    >
      {/* No <header>: in a dialog within the site's header it would be a second banner landmark. */}
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="py-1 text-lg">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <div className="overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
    </dialog>
  )
}

/** At the lower edge of a phone, within reach of the thumb. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'placement'>) {
  return <Dialog {...props} placement="sheet" />
}
