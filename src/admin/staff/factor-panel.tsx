'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FactorForm } from './factor-form'
import { FactorSetUp } from './factor-set-up'
import { RecoveryCodes } from './recovery-codes'
import { readCodes } from './set-up-answers'

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
