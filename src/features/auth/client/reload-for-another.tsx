'use client'

import { useEffect } from 'react'
import { followOthers } from './follow-others'

/** Reloads the page of one person when its forms would be sent with the cookie of another. */
export function ReloadForAnother() {
  useEffect(followOthers, [])
  return null
}
