'use client'

import { useState } from 'react'
import { Button } from '@/design/button'
import { cx, fill } from '@/design/cx'
import { latePart } from '@/design/late-part'
import { showToast } from '@/design/toast-store'
import { toggleOtherEditions, useChosenTown } from '../client/town-store'
import type { TownWords } from '../town'

const TownDialog = latePart(() => import('./town-dialog').then(({ TownDialog }) => TownDialog))

type Props = TownWords & {
  /** Said as long as others are hidden. */
  hidden?: string | undefined
  className?: string | undefined
}

/**
 * Above a list with editions for towns: for which town it is shown, and how to see the others. Each button keeps the focus, because only
 * its words change.
 */
export function EditionNote({ words, isLatin, hidden, className }: Props) {
  const town = useChosenTown()
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const name = town && (isLatin ? town.latin : town.name)
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft print:hidden', className)}>
      {/* On a line of its own, because the name comes with the script and must move nothing. */}
      <p className="basis-full">
        <span className="town-unchosen">{words.some}</span>
        <span className="town-chosen">{fill(words.chosen, { town: name ?? '…' })}</span>
      </p>
      {hidden && <p className="town-chosen editions-hidden basis-full">{hidden}</p>}
      <Button
        variant="secondary"
        size="sm"
        className="scripted"
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        <span className="town-unchosen">{words.choose}</span>
        <span className="town-chosen">{words.change}</span>
      </Button>
      <Button variant="quiet" size="sm" className="scripted town-chosen" onClick={toggleOtherEditions}>
        <span className="editions-hidden">{words.showOthers}</span>
        <span className="editions-shown">{words.hideOthers}</span>
      </Button>
      {/* Stays mounted once opened: an element that is removed while it has the focus does not give the focus back. */}
      {isUsed && (
        <TownDialog
          words={words}
          isLatin={isLatin}
          town={town}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onFailure={() => {
            setUsed(false)
            showToast(words.failed)
          }}
        />
      )}
    </div>
  )
}
