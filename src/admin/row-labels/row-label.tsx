'use client'

import { getTranslation } from '@payloadcms/translations'
import { Pill, usePayloadAPI, useRowLabel, useTranslation } from '@payloadcms/ui'
import { documentOf, rowWordsOf } from './words-of'
import './row-labels.css'

type Label = Record<string, string>

const numberOf = (row: number | undefined) => String((row ?? 0) + 1).padStart(2, '0')

export function BlockRowLabel({ label, slug }: { label: Label; slug: string }) {
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<unknown>()
  return (
    <>
      <span className="blocks-field__block-number">{numberOf(rowNumber)}</span>
      <Pill size="small" pillStyle="white" className={`blocks-field__block-pill blocks-field__block-pill-${slug}`}>
        {getTranslation(label, i18n)}
      </Pill>
      <span className="row-words">{rowWordsOf(data)}</span>
    </>
  )
}

export function RowLabel({ label }: { label: Label }) {
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<unknown>()
  const words = rowWordsOf(data)
  const document = words ? null : documentOf(data)
  const [{ data: found }] = usePayloadAPI(document ? `/api/cms/${document.relationTo}/${document.value}` : '', {
    initialParams: { depth: 0 },
  })
  return (
    <span className="row-words">
      {words ?? (document && rowWordsOf(found)) ?? `${getTranslation(label, i18n)} ${numberOf(rowNumber)}`}
    </span>
  )
}
