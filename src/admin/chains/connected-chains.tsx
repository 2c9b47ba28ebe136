'use client'

import './chains.css'
import '../button.css'
import '../input.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ChainChoice } from '@/domain/chain-choice'
import { connectChain, readChains } from './api'
import { ChainForm } from './chain-form'

/** Reads the chains again after each save, because another name may have connected one. */
export function ConnectedChains({ retailer }: { retailer: string }) {
  const t = useTranslations('admin.chains')
  const { lastUpdateTime } = useDocumentInfo()
  const [chains, setChains] = useState<ChainChoice[] | null>(null)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    const leaving = new AbortController()
    void readChains(retailer, leaving.signal).then((found) => {
      if (found && !leaving.signal.aborted) setChains(found)
    })
    return () => leaving.abort()
  }, [retailer, lastUpdateTime])
  if (!chains) return null

  async function connect(chain: number) {
    const found = await connectChain(retailer, chain)
    if (found) setChains(found)
    setFailed(!found)
  }

  return (
    <fieldset className="chains field-type">
      <legend className="field-label">{t('title')}</legend>
      <ChainForm chains={chains} onConnect={connect} />
      <p role="status" className="chains-problem">
        {failed && t('unsaved')}
      </p>
    </fieldset>
  )
}
