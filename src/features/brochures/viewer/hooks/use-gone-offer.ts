'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/design/toast-store'
import { namesGoneOffer, type Place } from '../lib/deep-link'

/** Says once that the offer which a link names is no longer here: links are kept and shared longer than offers. */
export function useGoneOffer(place: Place, words: string): void {
  const [opened] = useState(place)
  useEffect(() => {
    if (namesGoneOffer(window.location, opened)) showToast(words)
  }, [opened, words])
}
