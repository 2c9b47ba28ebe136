'use client'

import { FileText, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { Sheet } from '@/design/dialog'
import { shareLink, shareText } from '@/design/share'
import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { copyLink } from '../client/share-links'
import { type ListLabels, listText } from '../labels'
import type { ListView } from '../view'
import { MadeLink, ShareLinks, SheetMessage } from './shared-link-list'

type Props = {
  open: boolean
  onClose: () => void
  list: ShoppingList
  /** Only own lists of an account have links that show changes and can be ended. */
  inAccount: boolean
  title: string
  view: ListView
  signedIn: boolean
  locale: Locale
  labels: ListLabels
}

export function ShareSheet({ open, onClose, list, inAccount, title, view, signedIn, locale, labels }: Props) {
  const [said, setSaid] = useState('')
  const send = async () => {
    const result = await shareText(title, listText(title, view, labels, locale))
    setSaid({ shared: '', copied: labels.copied, failed: labels.copyFailed }[result])
  }
  const close = () => {
    setSaid('')
    onClose()
  }
  const login = `${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, '/list'))}`
  return (
    <Sheet open={open} onClose={close} title={labels.shareTitle} closeLabel={labels.close}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <Button variant="secondary" onClick={send}>
            <FileText aria-hidden size={18} />
            {labels.shareText}
          </Button>
          <p className="text-sm text-ink-soft">{labels.shareTextHint}</p>
          <SheetMessage text={said} />
        </div>
        {open && !inAccount && <CopyLink list={list} title={title} locale={locale} labels={labels} />}
        {!signedIn && (
          <div className="grid gap-3 border-t border-line pt-5">
            <p className="text-sm text-ink-soft">{labels.shareSignIn}</p>
            <ButtonLink href={login} variant="secondary">
              {labels.signIn}
            </ButtonLink>
          </div>
        )}
        {open && inAccount && <ShareLinks listId={list.id} title={title} locale={locale} labels={labels} />}
      </div>
    </Sheet>
  )
}

type CopyLinkProps = { list: ShoppingList; title: string; locale: Locale; labels: ListLabels }

/** Needs neither an account nor a connection, because the link carries the list. */
function CopyLink({ list, title, locale, labels }: CopyLinkProps) {
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
