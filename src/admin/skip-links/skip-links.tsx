'use client'

import { usePathname } from '../shell/router'
import './skip-links.css'

type SkipWords = { label: string; title: string; publish: string }

/** Forms whose title and publish button are many tab stops from the top. */
const form = /^\/admin\/collections\/(?:brochures|pages|posts|products)\/(?!create$)[^/]+$/

export function SkipLinks({ words }: { words: SkipWords }) {
  const path = usePathname()
  if (!form.test(path)) return null
  const link = (target: string, text: string) => (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        const place = document.getElementById(target)
        place?.scrollIntoView({ block: 'center' })
        place?.focus({ preventScroll: true })
      }}
    >
      {text}
    </a>
  )
  return (
    <nav className="skip-links" aria-label={words.label}>
      {link('field-title', words.title)}
      {link('action-save', words.publish)}
    </nav>
  )
}
