'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useReading } from './reader-context'
import { ToolButton } from './tool-button'
import { ToolGroup } from './tool-group'

type Props = { quiet: boolean; first: boolean; last: boolean; onTurn: (direction: 1 | -1) => void }

/** At the sides of a large window; on a phone the thumb scrolls. */
export function TurnButtons({ quiet, first, last, onTurn }: Props) {
  const { labels } = useReading()
  return (
    <>
      <ToolGroup quiet={quiet} className="absolute top-1/2 left-4 z-2 hidden -translate-y-1/2 md:flex">
        <ToolButton label={labels.previous} disabled={first} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </ToolButton>
      </ToolGroup>
      <ToolGroup quiet={quiet} className="absolute top-1/2 right-4 z-2 hidden -translate-y-1/2 md:flex">
        <ToolButton label={labels.next} disabled={last} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden size={22} />
        </ToolButton>
      </ToolGroup>
    </>
  )
}
