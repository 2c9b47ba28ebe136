'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Form } from '@/design/form/form'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { askForExportAction, cancelDeletionAction, planDeletionAction } from '../../actions'

const works = { export: askForExportAction, delete: planDeletionAction, keep: cancelDeletionAction }

interface Props {
  work: keyof typeof works
  locale: Locale
  submit: string
  failed: string
  /** Where the answer leaves nothing on the page that says it. */
  done?: string
  variant?: 'primary' | 'secondary'
  children?: ReactNode
}

export function SendForm({ work, locale, submit, failed, done, variant, children }: Props) {
  const router = useRouter()
  return (
    <Form
      action={works[work]}
      onDone={() => {
        router.refresh()
        // The pressed button leaves with its part of the page.
        document.getElementById('content')?.focus({ preventScroll: true })
        if (done) showToast(done)
      }}
      failed={failed}
      submit={submit}
      variant={variant}
      hidden={{ locale }}
    >
      {children}
    </Form>
  )
}
