import type { ReactNode } from 'react'

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

function LostDrawing() {
  return (
    <svg viewBox="0 0 120 100" width="150" height="125" aria-hidden="true">
      <path
        d="M60 22 24 10a4 4 0 0 0-5 4v58a5 5 0 0 0 3.500 4.800L60 90Z"
        className="fill-accent-soft stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M60 22 96 10a4 4 0 0 1 5 4v58a5 5 0 0 1-3.500 4.800L60 90Z"
        className="fill-surface stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M29 28l20 6.500M29 40l20 6.500M29 52l12 4"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.45"
      />
      <circle cx="81" cy="45" r="9.500" className="fill-none stroke-accent" strokeWidth="3" />
      <path d="m88 52 8 8" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
