'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CatalogueFacet, FacetPart, FacetValue } from '../facets'

type Props = {
  facet: CatalogueFacet
  label: string
  /** Prefix of element ids, unique on the page and the same on every page of a catalogue. */
  id: string
  look: 'group' | 'menu'
}

export function FacetGroup({ facet, label, id, look }: Props) {
  const { dimension, parts } = facet
  const chosen = parts.flatMap(({ values }) => values).filter((value) => value.chosen).length
  const lists = parts.map((part) => <ValueList key={part.key} part={part} dimension={dimension} id={id} />)
  if (look === 'group') {
    return (
      <fieldset className="facet-group">
        <legend>{label}</legend>
        {lists}
      </fieldset>
    )
  }
  return (
    <details id={`${id}-${dimension}`} name={id} className="facet-menu">
      <summary>
        {chosen > 0 ? `${label} (${chosen})` : label}
        <ChevronDown aria-hidden size={16} />
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {lists}
      </fieldset>
    </details>
  )
}

type ListProps = { part: FacetPart; dimension: CatalogueFacet['dimension']; id: string }

function ValueList({ part: { key, title, lang, values }, dimension, id }: ListProps) {
  const list = (
    <ul className={dimension === 'size' ? 'facet-sizes' : 'facet-values'}>
      {values.map((value) => (
        <li key={value.value}>
          <ValueBox value={value} name={dimension} id={`${id}-${dimension}-${value.value}`} />
        </li>
      ))}
    </ul>
  )
  if (title === null) return list
  return (
    <details id={`${id}-chart-${key}`} open={values.some(({ chosen }) => chosen)} className="facet-part">
      <summary className="facet-part-title">
        <span lang={lang}>{title}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      {list}
    </details>
  )
}

type BoxProps = { value: Omit<FacetValue, 'value'> & { value: string }; name: string; id: string }

export function ValueBox({ value: { value, text, lang, hex, count, chosen }, name, id }: BoxProps) {
  return (
    <label htmlFor={id} className="facet-value">
      <input type="checkbox" id={id} name={name} value={value} defaultChecked={chosen} />
      {hex && <span aria-hidden className="colour-dot" style={{ background: hex }} />}
      <span lang={lang}>{text}</span>
      <span className="facet-count">{count}</span>
    </label>
  )
}

/**
 * Only one menu is open at a time: a press or the focus elsewhere closes it, and Escape, which returns the focus to its
 * button.
 */
export function DropDowns({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const openOne = () => bar.current?.querySelector('.facet-menu[open]')
    const leave = ({ target }: Event) => {
      const menu = openOne()
      if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open')
    }
    const keyed = ({ key }: KeyboardEvent) => {
      const menu = key === 'Escape' ? openOne() : null
      if (!menu) return
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.removeAttribute('open')
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', keyed)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', keyed)
    }
  }, [])

  return (
    <div ref={bar} className={className}>
      {children}
    </div>
  )
}
