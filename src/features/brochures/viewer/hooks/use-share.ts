'use client'

import { useCallback } from 'react'
import { shareLink } from '@/design/share'

type Labels = { copied: string; copyFailed: string }

export function useShare(labels: Labels, say: (message: string) => void) {
  return useCallback(
    async (title: string, path: string) => {
      const result = await shareLink(title, new URL(path, window.location.href).href)
      if (result === 'copied') say(labels.copied)
      if (result === 'failed') say(labels.copyFailed)
    },
    [labels, say],
  )
}
