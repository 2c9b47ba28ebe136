'use client'

import { Search, Share2, X } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { cx } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { KeepIcon, useKeeping } from '../kept/components/keep-button'
import type { Keepable } from '../kept/keepable'
import type { OfferAction, ReaderBrochure, ViewerLabels } from '../sent-brochure'

type Reading = { brochure: ReaderBrochure; labels: ViewerLabels; action?: OfferAction }

const ReaderContext = createContext<Reading | null>(null)

export const ReaderProvider = ReaderContext

export function useReading(): Reading {
  const reading = use(ReaderContext)
  if (!reading) throw new Error('useReading needs a ReaderProvider above it')
  return reading
}

export function ToolButton({ pressed, className, ...rest }: { pressed?: boolean } & ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      aria-pressed={pressed}
      className={cx(
        'size-11 focus-visible:-outline-offset-2 pointer-fine:size-10',
        pressed && 'bg-accent-soft text-accent-strong hover:bg-accent-soft',
        className,
      )}
      {...rest}
    />
  )
}

/** Fades when unused, but never while it has the keyboard's focus. */
export function ToolGroup({ quiet, className, children }: { quiet: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      data-quiet={quiet || undefined}
      className={cx(
        'flex items-center rounded-full bg-surface p-0.5 shadow-high inset-ring inset-ring-line transition-opacity duration-300',
        'data-quiet:not-has-focus-visible:pointer-events-none data-quiet:not-has-focus-visible:opacity-0',
        className,
      )}
    >
      {children}
    </div>
  )
}

type Props = {
  quiet: boolean
  keep?: Keepable
  onClose: () => void
  onSearch: () => void
  onShare: () => void
}

export function TopTools({ quiet, keep, onClose, onSearch, onShare }: Props) {
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
        {keep && <KeepTool brochure={keep} />}
        <ToolButton label={labels.share} onClick={onShare}>
          <Share2 aria-hidden size={19} />
        </ToolButton>
      </ToolGroup>
    </div>
  )
}

function KeepTool({ brochure }: { brochure: Keepable }) {
  const { label, isKept, press, sheet } = useKeeping(brochure)
  return (
    <>
      <ToolButton label={label} onClick={press}>
        <KeepIcon isKept={isKept} />
      </ToolButton>
      {sheet}
    </>
  )
}
