'use client'

import { useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { rememberChosen } from './bulk-request'

/**
 * Remembers the number of selected documents for the bulk request, and adds it to confirmations that do not name it.
 * @param sentence contains `{count}`
 */
export function ChosenCount({ collection, sentence }: { collection: string; sentence: string }) {
  const { count, selectAll } = useSelection()
  const { modalState } = useModal()
  const [question, setQuestion] = useState<Element | null>(null)
  const asked = [`publish-${collection}`, `unpublish-${collection}`].find((slug) => modalState[slug]?.isOpen)
  useEffect(() => {
    rememberChosen(selectAll === 'allAvailable' ? count : null)
    return () => rememberChosen(null)
  }, [count, selectAll])
  useEffect(() => {
    setQuestion(asked ? (document.getElementById(asked)?.querySelector('.confirmation-modal__content') ?? null) : null)
  }, [asked])
  return question && createPortal(<p>{sentence.replace('{count}', String(count))}</p>, question)
}
