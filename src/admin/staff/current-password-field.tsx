'use client'

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Asked on one's own account only; admins do not know a colleague's password. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!user || user.id !== id) return null
  const { label, name, admin } = field
  return <PasswordField autoComplete="current-password" field={{ name, label, admin }} path={path} />
}
