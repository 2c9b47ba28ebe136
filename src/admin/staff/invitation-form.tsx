'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { postStaff } from './factor-form'

/**
 * Payload requires a password for a new account, so a random one is set that nobody sees; its fields are hidden in
 * staff.css.
 */
export function InvitationNote() {
  const t = useTranslations('staffInvitation')
  const [fields, dispatchFields] = useAllFormFields()
  // The form clears the fields when its state arrives from the server, so they are filled after every change.
  const isEmpty = !fields.password?.value || !fields['confirm-password']?.value
  useEffect(() => {
    if (!isEmpty) return
    const value = `${crypto.randomUUID()}${crypto.randomUUID()}`
    for (const path of ['password', 'confirm-password']) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true })
    }
  })
  return <p className="field-type staff-invites">{t('note')}</p>
}

/** Links are valid for three days; a new link invalidates the previous one. */
export function ResendInvitation({ id }: { id: string }) {
  const t = useTranslations('staffInvitation')
  const failed = useTranslations('staffFactor')
  const [said, setSaid] = useState('')
  async function send() {
    const answer = await postStaff(`/api/cms/users/${id}/invitation`, {})
    setSaid(answer.ok ? t('sent') : (answer.message ?? failed('failed')))
  }
  return (
    <section className="field-type" aria-label={t('title')}>
      <p>{t('waits')}</p>
      <button type="button" className="admin-button" onClick={send}>
        {t('resend')}
      </button>
      <p role="status">{said}</p>
    </section>
  )
}
