'use client'

import { Share2 } from 'lucide-react'
import { Button } from '@/design/button'
import { shareLink } from '@/design/share'
import { TextField } from '@/design/text-field'
import { showToast } from '@/design/toast-store'

type Props = { url: string; title: string; words: Record<'label' | 'send' | 'copied' | 'failed', string> }

/** Uses the share sheet of the device or copies the address; without scripts the text can be selected. */
export function CopyLink({ url, title, words }: Props) {
  async function send() {
    const result = await shareLink(title, url)
    if (result !== 'shared') showToast(words[result])
  }
  return (
    <div className="space-y-2">
      <TextField label={words.label} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button variant="secondary" size="sm" className="scripted" onClick={send}>
        <Share2 aria-hidden size={16} />
        {words.send}
      </Button>
    </div>
  )
}
