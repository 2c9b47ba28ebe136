'use client'

import { getTranslation } from '@payloadcms/translations'
import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

export function TitleCell({ untitled, ...cell }: DefaultCellComponentProps & { untitled: Record<string, string> }) {
  const { i18n } = useTranslation()
  return <DefaultCell {...cell} cellData={cell.cellData || getTranslation(untitled, i18n)} />
}
