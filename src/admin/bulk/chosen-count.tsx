'use client'

import { useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { rememberChosen } from './bulk-request'

/**
 * In every list: keeps how many documents are chosen for what is sent, and adds the number to a question that does not name it.
 * @param sentence with `{count}` in it
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
