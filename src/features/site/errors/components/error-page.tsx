import type { ReactNode } from 'react'
import { LostDrawing } from './error-illustration'

/** The layout of error pages: an empty leaflet, what happened, and where to go. */
export function LostPage({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className="page flex flex-col items-center gap-6 pt-14 text-center md:pt-24">
      <LostDrawing />
      <div className="max-w-prose">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}
