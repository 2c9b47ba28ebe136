'use client'

import './chains.css'
import '../button.css'
import '../input.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ChainChoice } from '@/domain/chain-choice'
import { changeChain, readChains } from './api'
import { ChainForm, type ChainProblem } from './chain-form'

/** Reads the chains again after each save, because another name may have connected one. */
export function ConnectedChains({ retailer }: { retailer: string }) {
  const { lastUpdateTime } = useDocumentInfo()
  const [chains, setChains] = useState<ChainChoice[] | null>(null)
  const [problem, setProblem] = useState<ChainProblem | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    const leaving = new AbortController()
    void readChains(retailer, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) show(found, 'unread')
    })
    return () => leaving.abort()
  }, [retailer, lastUpdateTime])

  function show(found: ChainChoice[] | null, otherwise: ChainProblem) {
    if (found) setChains(found)
    setProblem(found ? null : otherwise)
  }

  async function change(chain: number, isOwn: boolean) {
    if (isChanging) return false
    setIsChanging(true)
    const found = await changeChain(retailer, chain, isOwn)
    setIsChanging(false)
    show(found, 'unsaved')
    return found !== null
  }

  return chains || problem ? (
    <ChainForm chains={chains} problem={problem} isChanging={isChanging} onChange={change} />
  ) : null
}
