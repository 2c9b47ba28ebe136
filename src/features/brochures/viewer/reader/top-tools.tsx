'use client'

import { Search, Share2, X } from 'lucide-react'
import { useReading } from './reader-context'
import { ToolButton } from './tool-button'
import { ToolGroup } from './tool-group'

type Props = { quiet: boolean; onClose: () => void; onSearch: () => void; onShare: () => void }

/** Along the upper edge: the way out, what is read, search and share. */
export function TopTools({ quiet, onClose, onSearch, onShare }: Props) {
  const { brochure, labels } = useReading()
  return (
    <div className="pointer-events-none absolute inset-x-2 top-2 z-2 flex items-start justify-between gap-2 pt-[env(safe-area-inset-top)] md:inset-x-4 md:top-4">
      <ToolGroup quiet={quiet} className="pointer-events-auto min-w-0 pr-4">
        <ToolButton label={labels.close} onClick={onClose}>
          <X aria-hidden size={20} />
        </ToolButton>
        <p lang={brochure.titleLang} className="truncate pl-1 text-sm font-medium md:max-w-[24vw]">
          {brochure.title}
        </p>
      </ToolGroup>
      <ToolGroup quiet={quiet} className="pointer-events-auto shrink-0">
        <ToolButton label={labels.search} aria-keyshortcuts="/" onClick={onSearch}>
          <Search aria-hidden size={20} />
        </ToolButton>
        <ToolButton label={labels.share} onClick={onShare}>
          <Share2 aria-hidden size={19} />
        </ToolButton>
      </ToolGroup>
    </div>
  )
}
