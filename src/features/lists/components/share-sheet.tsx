'use client'

import { FileText } from 'lucide-react'
import { Button, ButtonLink } from '@/design/button'
import { shareText } from '@/design/share'
import { Sheet } from '@/design/sheet'
import { showToast } from '@/design/toast-store'
import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import { listText } from '../list-text'
import type { ListView } from '../view'
import { CopyLink } from './copy-link'
import { ShareLinks } from './share-links'

type Props = {
  open: boolean
  onClose: () => void
  list: ShoppingList
  /** It is an own list of an account: then its links show what changes, and can be ended. */
  inAccount: boolean
  title: string
  view: ListView
  signedIn: boolean
  locale: Locale
  labels: ListLabels
}

/** The list as text, as a link that carries a copy, or from an account as a link to the list itself. */
export function ShareSheet({ open, onClose, list, inAccount, title, view, signedIn, locale, labels }: Props) {
  const send = async () => {
    const result = await shareText(title, listText(title, view, labels, locale))
    if (result !== 'shared') showToast(result === 'copied' ? labels.copied : labels.copyFailed)
  }
  const login = `${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, '/list'))}`
  return (
    <Sheet open={open} onClose={onClose} title={labels.shareTitle} closeLabel={labels.close}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <Button variant="secondary" onClick={send}>
            <FileText aria-hidden size={18} />
            {labels.shareText}
          </Button>
          <p className="text-sm text-ink-soft">{labels.shareTextHint}</p>
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
