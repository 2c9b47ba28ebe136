'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Begun, FactorForm, LabelledInput, postStaff, readBegun, readCodes } from './factor-form'

interface Props {
  id: string
  isOwn: boolean
  kind: 'app' | 'site' | null
  codesLeft: number
  owes: boolean
}

export function FactorPanel({ id, isOwn, kind, codesLeft, owes }: Props) {
  const t = useTranslations('staffFactor')
  const [state, setState] = useState(kind)
  const [codes, setCodes] = useState<string[]>()
  const own = '/api/cms/users/second-factor'

  return (
    <section className="staff-factor" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {owes && isOwn && state === null && <p role="alert">{t('owes')}</p>}
      <p>{t(state === 'app' ? 'app' : state === 'site' ? 'site' : 'none')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {isOwn && state !== 'app' && (
        <FactorSetUp
          onDone={(made) => {
            setCodes(made)
            setState('app')
          }}
        />
      )}
      {isOwn && state === 'app' && (
        <>
          {!codes && <p>{t('codesLeft', { count: codesLeft })}</p>}
          <FactorForm
            action={`${own}/recovery-codes`}
            title={t('renew')}
            withCode
            onDone={(body) => setCodes(readCodes(body))}
          />
          <FactorForm
            action={`${own}/remove`}
            title={t('remove')}
            withCode
            onDone={() => {
              setCodes(undefined)
              setState(null)
            }}
          />
        </>
      )}
      {!isOwn && state === 'app' && (
        <FactorForm
          action={`/api/cms/users/${id}/second-factor/reset`}
          title={t('reset')}
          onDone={() => setState(null)}
        />
      )}
    </section>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('staffFactor')
  return (
    <div role="status">
      <p>{t('codes')}</p>
      <ul className="staff-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The factor becomes active only after the first code of the app was verified. */
function FactorSetUp({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
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
    const answer = await postStaff('/api/cms/users/second-factor/confirm', { code })
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
