'use client'

import './schedule.css'
import '../button.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { momentText } from '@/domain/moment-text'
import type { Schedule as Planned, ScheduleState } from '@/features/editorial/schedule/types'
import { cancelChange, readSchedule } from './api'
import { ScheduleForm } from './schedule-form'

/** Reads the schedule again after each save, because an edit may make a planned publication impossible. */
function useSchedule(document: string | null) {
  const { lastUpdateTime } = useDocumentInfo()
  const [state, setState] = useState<ScheduleState | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    if (!document) return
    const leaving = new AbortController()
    void readSchedule(document, leaving.signal).then((answer) => {
      if (answer && 'state' in answer && !leaving.signal.aborted) setState(answer.state)
    })
    return () => leaving.abort()
  }, [document, lastUpdateTime])
  return [state, setState] as const
}

export function Schedule() {
  const t = useTranslations('schedule')
  const { id, collectionSlug } = useDocumentInfo()
  const document = id && collectionSlug ? `${collectionSlug}/${id}` : null
  const [state, setState] = useSchedule(document)
  const [failed, setFailed] = useState(false)

  const cancel = useCallback(
    async (schedule: Planned) => {
      const answer = document && (await cancelChange(document, schedule.id))
      const changed = answer && 'state' in answer
      if (changed) setState(answer.state)
      setFailed(!changed)
    },
    [document, setState],
  )
  if (!document || !state) return null

  return (
    <fieldset className="schedule field-type">
      <legend className="field-label">{t('title')}</legend>
      <ul>
        {state.planned.map((schedule) => (
          <li key={schedule.id}>
            <span>{t(`planned.${schedule.kind}`, { at: momentText(new Date(schedule.at)) })}</span>
            <button type="button" className="admin-button" onClick={() => void cancel(schedule)}>
              {t('cancel')}
            </button>
          </li>
        ))}
        {state.failed.map((schedule) => (
          <li key={schedule.id} className="schedule-problem">
            {t(`failed.${schedule.kind}`, { at: momentText(new Date(schedule.at)), reason: schedule.reason ?? '' })}
          </li>
        ))}
      </ul>
      <div role="status">
        {state.problem && <p className="schedule-problem">{t('impossible', { reason: state.problem })}</p>}
        {failed && <p className="schedule-problem">{t('unsaved')}</p>}
      </div>
      <ScheduleForm key={state.suggested} document={document} suggested={state.suggested} onPlanned={setState} />
    </fieldset>
  )
}
