'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from './cx'

type Props = { words: { pause: string; play: string }; className?: string }

/**
 * Pauses film and animations in the nearest [data-motion] (by `data-paused`). Films are only started here, so they
 * never play with reduced motion or without JavaScript.
 */
export function MotionButton({ words, className }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [moving, setMoving] = useState(false)

  useEffect(() => setMoving(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  useEffect(() => {
    const place = button.current?.closest('[data-motion]')
    place?.toggleAttribute('data-paused', !moving)
    const film = place?.querySelector('video')
    if (moving) film?.play().catch(() => setMoving(false))
    else film?.pause()
  }, [moving])

  return (
    <button
      ref={button}
      type="button"
      aria-label={moving ? words.pause : words.play}
      onClick={() => setMoving(!moving)}
      className={cx('motion-button scripted', className)}
    >
      {moving ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
    </button>
  )
}
