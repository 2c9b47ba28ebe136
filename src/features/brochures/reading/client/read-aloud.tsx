'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { showToast } from '@/design/toast-store'
import type { ReadingState, Speaker } from './speaker'

type Props = { labels: Record<ReadingState | 'failed', string>; textId: string }

const never = () => () => undefined
const load = () => import('./speaker')

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
    const { speakerOf } = await load()
    speaker.current ??= speakerOf(text, { onState: setState, onFailure: () => showToast(labels.failed) })
    speaker.current.play()
  }
  const Icon = state === 'reading' ? Pause : Play
  return (
    <Button className="scripted" disabled={canSpeak === null} onClick={press} onPointerEnter={load} onFocus={load}>
      <Icon aria-hidden size={18} />
      {labels[state]}
    </Button>
  )
}
