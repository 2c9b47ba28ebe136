'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useSyncExternalStore, ViewTransition } from 'react'
import { readableOn } from '@/domain/hex-colour'
import { cx } from './cx'

let pressed: Element | null = null
const listeners = new Set<() => void>()

function press(frame: Element): void {
  pressed = matchMedia('(prefers-reduced-motion: reduce)').matches ? null : frame
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * View transition of a cover from its card to the page of the same `name`. Transition names must be unique but a
 * brochure may be on several shelves of a page, so only the pressed card gets the name.
 */
export function TravellingCover({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  const travels = useSyncExternalStore(
    subscribe,
    () => pressed !== null && pressed === frame.current,
    () => false,
  )
  useEffect(() => {
    const element = frame.current
    const link = element?.closest('a') ?? element?.closest('article')?.querySelector('a')
    if (!element || !link) return
    const onClick = () => press(element)
    link.addEventListener('click', onClick)
    return () => link.removeEventListener('click', onClick)
  }, [])
  return (
    <span ref={frame} className="cover-frame">
      <ViewTransition name={travels ? name : 'auto'} share="cover" default="none">
        {children}
      </ViewTransition>
    </span>
  )
}

const arrangements = [
  ['M-20 70 L120 20 L120 160 L-20 160 Z', 'M-20 118 L120 84 L120 160 L-20 160 Z'],
  ['M60 -10 L120 -10 L120 160 L18 160 Z', 'M104 -10 L120 -10 L120 160 L66 160 Z'],
  ['M-10 160 A70 70 0 0 1 110 110 L110 160 Z', 'M30 160 A54 54 0 0 1 120 100 L120 160 Z'],
]

function arrangement(seed: string): string[] {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return arrangements[sum % arrangements.length] ?? []
}

function DrawnCover({ name, colour, seed }: { name: string; colour: string; seed: string }) {
  const ink = readableOn(colour) === 'light' ? 'var(--plate)' : 'var(--plate-ink)'
  const fold = readableOn(colour) === 'light' ? 'white' : 'black'
  const words = name.split(/\s+/).slice(0, 3)
  const longest = Math.max(...words.map((word) => word.length), 1)
  const size = Math.min(19, 130 / longest)
  return (
    <svg viewBox="0 0 100 141" aria-hidden="true" className="block size-full" preserveAspectRatio="xMidYMid slice">
      <rect width="100" height="141" fill={colour} />
      {arrangement(seed).map((path, index) => (
        <path key={path} d={path} fill={fold} opacity={index === 0 ? 0.1 : 0.13} />
      ))}
      <g fill={ink} fontWeight={750} fontSize={size} letterSpacing={-0.02 * size}>
        {words.map((word, index) => (
          <text key={word} x="9" y={12 + size * (0.8 + index * 1.08)}>
            {word}
          </text>
        ))}
      </g>
      <g fill={ink} opacity="0.55">
        <rect x="9" y="124" width="30" height="2.2" rx="1.1" />
        <rect x="9" y="129" width="19" height="2.2" rx="1.1" />
      </g>
    </svg>
  )
}

type Picture = { base: string; width: number; height: number; placeholder?: string }

type Props = {
  picture: Picture | null
  shop: { name: string; colour: string }
  /** Any text unique to this cover; selects the arrangement. */
  seed: string
  sizes: string
  /** For exactly one picture per page: the largest in the first viewport. */
  priority?: boolean
  /** For other pictures in the first viewport. */
  eager?: boolean
  past?: boolean
  className?: string
}

/** Pixels; no cover is wider than 17rem. */
const widths = [320, 640]

export function Cover({
  picture,
  shop,
  seed,
  sizes,
  priority = false,
  eager = priority,
  past = false,
  className,
}: Props) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': Math.round((picture ? picture.width / picture.height : 100 / 141) * 10_000) / 10_000,
  }
  if (picture?.placeholder) style['--placeholder'] = `url("${picture.placeholder}")`
  return (
    <span className={cx('cover-sheet', past && 'cover-past', className)} style={style}>
      {picture ? (
        <img
          src={`${picture.base}-640.webp`}
          srcSet={widths.map((width) => `${picture.base}-${width}.webp ${width}w`).join(',')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={eager ? 'sync' : undefined}
        />
      ) : (
        <DrawnCover name={shop.name} colour={shop.colour} seed={seed} />
      )}
    </span>
  )
}
