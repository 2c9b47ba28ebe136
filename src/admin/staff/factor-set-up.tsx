'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FactorForm } from './factor-form'
import { LabelledInput } from './labelled-input'
import { type Begun, readBegun, readCodes } from './set-up-answers'
import { post } from './staff-api'

/** A proof, then the QR code and the secret as text, then a first code of the app: only then it counts. */
export function FactorSetUp({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const t = useTranslations('staffFactor')
  const [begun, setBegun] = useState<Begun>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')

  if (!begun) {
    return (
      <FactorForm
        action="/api/cms/users/second-factor/begin"
        title={t('setUp')}
        onDone={(body) => setBegun(readBegun(body))}
      />
    )
  }

  async function confirm() {
    const answer = await post('/api/cms/users/second-factor/confirm', { code })
    if (answer.ok) onDone(readCodes(answer.body))
    else setProblem(answer.message ?? t('failed'))
  }

  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`
  return (
    <div>
      <p>{t('scan')}</p>
      <img className="staff-qr" src={picture} width={200} height={200} alt={t('picture')} />
      <p>{t('secret')}</p>
      <code className="staff-secret">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <LabelledInput
        id="factor-first-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required={false}
        label={t('code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {problem && (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
      <button type="button" className="admin-button" onClick={confirm}>
        {t('confirm')}
      </button>
    </div>
  )
}
