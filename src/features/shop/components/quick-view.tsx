'use client'

import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import { Dialog } from '@/design/dialog'
import { IntentLink } from '@/design/intent-link'
import { localePath } from '@/i18n/routing'
import { shopPaths } from '../paths'
import { type PanelProps, ProductPanel } from './product-panel'

/** A button that shows a product in a pop-up (product spec, section 6). */
export function QuickView(props: PanelProps) {
  const [open, setOpen] = useState(false)
  const { product, locale, words } = props
  const { title, lang } = product
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="scripted"
        aria-haspopup="dialog"
        aria-label={`${words.quickView}: ${title}`}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden size={16} />
        {words.quickView}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        className="quick-view"
        title={
          <IntentLink
            href={localePath(locale, shopPaths.list)}
            lang={lang}
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            {title}
          </IntentLink>
        }
      >
        {/* Fresh at every opening: the first picture, and one piece. */}
        {open && <ProductPanel {...props} />}
      </Dialog>
    </>
  )
}
