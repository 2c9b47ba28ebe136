'use client'

import { useState } from 'react'
import { Button } from '@/design/button'
import { Dialog, Sheet } from '@/design/dialog'
import { showToast } from '@/design/toast-store'

type Words = { dialog: string; sheet: string; toast: string; close: string; text: string }

export function Samples({ words }: { words: Words }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {words.dialog}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {words.sheet}
      </Button>
      <Button variant="secondary" onClick={() => showToast(words.text)}>
        {words.toast}
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title={words.dialog} closeLabel={words.close}>
        <p>{words.text}</p>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title={words.sheet} closeLabel={words.close}>
        <p>{words.text}</p>
      </Sheet>
    </div>
  )
}
