'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { showToast } from '@/design/toast-store'
import type { ReadingState, Speaker } from './speaker'

type Props = { labels: Record<ReadingState | 'failed' | 'notLoaded', string>; textId: string }

const never = () => () => undefined
const load = () => import('./speaker')
/** A press says what has failed. */
const prepare = () => void load().catch(() => undefined)

/**
 * Only where the browser can speak, and not to be pressed before this has come; its code is loaded when somebody is
 * about to press.
 */
export function ReadAloud({ labels, textId }: Props) {
  const canSpeak = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => null,
  )
  const [state, setState] = useState<ReadingState>('silent')
  const speaker = useRef<Speaker>(null)
  useEffect(() => {
    const end = () => speaker.current?.pause()
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [])
  if (canSpeak === false) return null
  const press = async () => {
    if (state === 'reading') return speaker.current?.pause()
    const text = document.getElementById(textId)
    if (!text) return
    try {
      const { speakerOf } = await load()
      speaker.current ??= speakerOf(text, { onState: setState, onFailure: () => showToast(labels.failed) })
    } catch {
      showToast(labels.notLoaded)
      return
    }
    speaker.current.play()
  }
  const Icon = state === 'reading' ? Pause : Play
  return (
    <Button
      className="scripted"
      disabled={canSpeak === null}
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon aria-hidden size={18} />
      {labels[state]}
    </Button>
  )
}
