'use client'

import { Upload, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * Payload's tool for cropping shows the stored picture also after another one has been chosen, and would cut the new one by
 * what was seen of the old. Until the new one is saved, nothing can be cropped.
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
      {replaced && <p role="status">{saveFirst}</p>}
    </>
  )
}

/** The file that was saved last: the form keeps it as chosen after that. */
function useSaved(chosen: unknown, savedAt: unknown): unknown {
  const [saved, setSaved] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save has a new time
  useEffect(() => setSaved(chosen), [savedAt])
  return saved
}
