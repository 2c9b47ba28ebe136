'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Form } from '@/design/form/form'
import type { Locale } from '@/i18n/routing'
import { post } from '@/lib/forms/client/post'
import { askForExportAction, keepAccountAction, planDeletionAction } from '../../actions'

const works = {
  export: { path: '/api/account/exports', action: askForExportAction },
  delete: { path: '/api/account/deletion', action: planDeletionAction },
  keep: { path: '/api/account/deletion/keep', action: keepAccountAction },
} as const

interface Props {
  work: keyof typeof works
  locale: Locale
  submit: string
  /** The message when there is no response. */
  failed: string
  variant?: 'primary' | 'secondary'
  children?: ReactNode
}

/** One of the forms of "My data": afterwards the page shows what has become of it. */
export function SendForm({ work, locale, submit, failed, variant, children }: Props) {
  const router = useRouter()
  const { path, action } = works[work]
  async function send(fields: Record<string, string>) {
    await post(path, fields, failed)
    router.refresh()
  }
  return (
    <Form action={action} send={send} submit={submit} variant={variant} hidden={{ locale }}>
      {children}
    </Form>
  )
}
