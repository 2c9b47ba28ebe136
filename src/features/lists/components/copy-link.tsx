'use client'

import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import { shareLink } from '@/design/share'
import type { ShoppingList } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { copyLink } from '../client/copied-address'
import type { ListLabels } from '../labels'
import { MadeLink } from './made-link'

type Props = { list: ShoppingList; title: string; locale: Locale; labels: ListLabels }

/** Makes a link that carries the list itself, without an account and without a connection. */
export function CopyLink({ list, title, locale, labels }: Props) {
  const [made, setMade] = useState('')
  const [said, setSaid] = useState('')
  async function make() {
    const url = await copyLink(list, locale).catch(() => null)
    setMade(url ?? '')
    if (!url) return setSaid(labels.copyTooLong)
    setSaid((await shareLink(title, url)) === 'copied' ? labels.copied : labels.linkReady)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <Button variant="secondary" onClick={make}>
        <Link2 aria-hidden size={18} />
        {labels.shareCopy}
      </Button>
      <p className="text-sm text-ink-soft">{labels.shareCopyHint}</p>
      <MadeLink url={made} said={said} labels={labels} />
    </div>
  )
}
