'use client'

import { Button } from '@/design/button'
import { Notice } from '@/design/notice'
import { confirmLinkEnded } from '../client/list-store'
import type { ListLabels } from '../labels'
import type { Entry } from '../schema'

type Props = { entry: Entry; labels: ListLabels }

/** Says that a shared list is now one's own because its link was ended, until that is confirmed. */
export function LinkEndedNotice({ entry: { key, linkEnded }, labels }: Props) {
  return (
    <div role="status" className="empty:hidden print:hidden">
      {linkEnded && (
        <Notice tone="note">
          <p>{labels.sharedEnded}</p>
          <Button variant="secondary" size="sm" onClick={() => confirmLinkEnded(key)} className="mt-2">
            {labels.sharedEndedRead}
          </Button>
        </Notice>
      )}
    </div>
  )
}
