'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Locale } from '@/i18n/routing'

type Tab = { id: string; label: string; lang?: Locale; panel: ReactNode }

/** Arrow keys switch tabs. Without JavaScript all panels are shown. */
export function TabSet({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [at, setAt] = useState(0)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const edge = { Home: 0, End: tabs.length - 1 }[event.key]
    const next = edge ?? (at + step + tabs.length) % tabs.length
    if (next === at) return
    event.preventDefault()
    setAt(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="tab-set">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={walk} className="tab-list scripted">
        {tabs.map(({ id, label: name, lang }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            lang={lang}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, lang, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          lang={lang}
          data-chosen={index === at ? '' : undefined}
          className="tab-panel"
        >
          <h3 className="unscripted mb-3 text-xl">{name}</h3>
          {panel}
        </div>
      ))}
    </div>
  )
}
