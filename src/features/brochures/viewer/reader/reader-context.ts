'use client'

import { createContext, use } from 'react'
import type { OfferAction, ReaderBrochure, ViewerLabels } from '../types'

type Reading = { brochure: ReaderBrochure; labels: ViewerLabels; action?: OfferAction }

const ReaderContext = createContext<Reading | null>(null)

export const ReaderProvider = ReaderContext

/** The brochure being read and the words to say it in. */
export function useReading(): Reading {
  const reading = use(ReaderContext)
  if (!reading) throw new Error('useReading needs a ReaderProvider above it')
  return reading
}
