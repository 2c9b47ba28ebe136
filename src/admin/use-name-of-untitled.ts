import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload calls a document without a title by its id; here it is called by its kind. */
export function useNameOfUntitled(name: string): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (id && title === String(id)) setDocumentTitle(name)
  }, [id, title, setDocumentTitle, name])
}
