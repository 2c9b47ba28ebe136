'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { postStaff } from './factor-form'

interface ShownSession {
  id: string
  device: string
  since: string
  isHere: boolean
}

export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const t = useTranslations('staffSessions')
  const failed = useTranslations('staffSignIn')('failed')
  const [shown, setShown] = useState(sessions)
  const [problem, setProblem] = useState('')
  const others = shown.filter(({ isHere }) => !isHere)

  async function end(session?: string) {
    setProblem('')
    const answer = await postStaff('/api/cms/users/sessions/end', { session })
    if (answer.ok) setShown(shown.filter(({ id, isHere }) => isHere || (session && id !== session)))
    else setProblem(answer.message ?? failed)
  }

  return (
    <section className="staff-factor" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className="staff-sessions">
        {shown.map(({ id, device, since, isHere }) => (
          <li key={id}>
            <span>
              {device}, {since}
            </span>
            {isHere ? (
              <strong>{t('here')}</strong>
            ) : (
              <button
                type="button"
                className="admin-button"
                aria-label={t('endOf', { device, since })}
                onClick={() => end(id)}
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{others.length === 0 && t('alone')}</p>
      {problem && (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
      {others.length > 1 && (
        <button type="button" className="admin-button" onClick={() => end()}>
          {t('endOthers')}
        </button>
      )}
    </section>
  )
}
