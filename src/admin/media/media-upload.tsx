'use client'

import { Upload, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * Payload's cropping tool shows the stored picture even after another file was chosen, and would crop the new file by
 * the old preview. Cropping is therefore disabled until the new file is saved.
 */
export function MediaUpload({ saveFirst }: { saveFirst: string }) {
  const { id, collectionSlug, docConfig, initialState, savedDocumentData } = useDocumentInfo()
  const chosen = useFormFields(([fields]) => fields.file?.value)
  const saved = useSaved(chosen, savedDocumentData?.updatedAt)
  if (!docConfig || !collectionSlug || !('upload' in docConfig)) return null
  const replaced = Boolean(id && chosen && chosen !== saved)
  const uploadConfig = replaced ? { ...docConfig.upload, crop: false, focalPoint: false } : docConfig.upload
  return (
    <>
      <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={uploadConfig} />
      <p role="status">{replaced && saveFirst}</p>
    </>
  )
}

/** The form keeps the saved file as chosen, so a saved file has to be told from a new one. */
function useSaved(chosen: unknown, savedAt: unknown): unknown {
  const [saved, setSaved] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save has a new time
  useEffect(() => setSaved(chosen), [savedAt])
  return saved
}
