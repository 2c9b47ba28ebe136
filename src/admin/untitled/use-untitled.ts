import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A document whose title is empty is called by its kind; Payload would show its id, or "untitled" in brackets. */
export function useUntitled(untitled: string | null): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isEmpty = title === String(id) || title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (!untitled || !isEmpty) return
    // After Payload's own effect, which belongs to a component further out and would set the id again.
    const after = setTimeout(() => setDocumentTitle(untitled))
    return () => clearTimeout(after)
  }, [untitled, isEmpty, setDocumentTitle])
}
