'use client'

import { getTranslation } from '@payloadcms/translations'
import { DefaultCell, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect } from 'react'

export function TitleCell({ untitled, ...cell }: DefaultCellComponentProps & { untitled: Record<string, string> }) {
  const { i18n } = useTranslation()
  return <DefaultCell {...cell} cellData={cell.cellData || getTranslation(untitled, i18n)} />
}

/** Payload would show the id or "[untitled]" for an empty title; the document's kind is shown instead. */
export function useUntitled(untitled: string | null): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isEmpty = title === String(id) || title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (!untitled || !isEmpty) return
    // Runs after the effect of Payload's outer component, which would set the id again.
    const after = setTimeout(() => setDocumentTitle(untitled))
    return () => clearTimeout(after)
  }, [untitled, isEmpty, setDocumentTitle])
}
