'use client'

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Asked on the own account only: nobody knows the password of a colleague. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!user || user.id !== id) return null
  const { label, name, admin } = field
  return <PasswordField autoComplete="current-password" field={{ name, label, admin }} path={path} />
}
