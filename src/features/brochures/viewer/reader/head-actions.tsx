'use client'

import { Printer, Share2 } from 'lucide-react'
import { Button } from '@/design/button'
import { hydrateAll } from '@/design/hydration-gate'
import { showToast } from '@/design/toast-store'
import { ActionName } from '../components/action-name'
import { useShare } from '../hooks/use-share'

type Props = {
  title: string
  withOffers: boolean
  labels: { share: string; printList: string; printPages: string; copied: string; copyFailed: string }
}

const narrow = 'scripted max-md:size-12 max-md:px-0'

export function HeadActions({ title, withOffers, labels }: Props) {
  const share = useShare(labels, showToast)
  return (
    <>
      <Button variant="secondary" className={narrow} onClick={() => share(title, window.location.pathname)}>
        <Share2 aria-hidden size={18} />
        <ActionName>{labels.share}</ActionName>
      </Button>
      {withOffers && (
        <Button variant="secondary" className={narrow} onClick={() => printOffers('list')}>
          <Printer aria-hidden size={18} />
          <ActionName>{labels.printList}</ActionName>
        </Button>
      )}
      <Button variant="quiet" className="scripted max-md:hidden" onClick={() => printOffers('pages')}>
        {labels.printPages}
      </Button>
    </>
  )
}

async function printOffers(what: 'list' | 'pages'): Promise<void> {
  const root = document.documentElement
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details.page-offers:not([open])')]
  const restore = () => {
    delete root.dataset.print
    for (const list of closed) list.open = false
  }
  window.addEventListener('afterprint', restore, { once: true })
  root.dataset.print = what
  for (const list of closed) list.open = true
  if (what === 'pages') await loadPictures()
  // Pages never in view must be hydrated to know which offers are ticked.
  else await hydrateAll()
  window.print()
}

/** Lazy pictures that were never scrolled to would be missing on paper. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.page-picture img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
