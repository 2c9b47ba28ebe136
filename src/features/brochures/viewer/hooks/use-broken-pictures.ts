'use client'

import { type RefObject, useEffect } from 'react'

/** A picture that failed stays broken, also once the connection is back, until its address is set anew. */
export function useBrokenPictures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const loadAgain = () => {
      for (const picture of root.current?.querySelectorAll('img') ?? []) {
        const { src, complete, naturalWidth } = picture
        if (complete && naturalWidth === 0) picture.src = src
      }
    }
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [root])
}
