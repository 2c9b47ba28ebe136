'use client'

import './schedule.css'
import '../button.css'
import '../input.css'
import { useDocumentInfo, useFormBackgroundProcessing, useFormFields } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { momentText, parseMoment } from '@/domain/moment-text'
import { type ScheduleKind, scheduleKinds } from '@/domain/schedule-kinds'
import type { PlannedChange, ScheduleState } from '@/features/editorial/schedule/types'
import { cancelChange, planChange, readSchedule } from './api'

/** Rereads the schedule after each save, because an edit may block a planned publication. */
function useSchedule(document: string | null) {
  const { lastUpdateTime } = useDocumentInfo()
  const [state, setState] = useState<ScheduleState | null>(null)
  const [isUnread, setIsUnread] = useState(false)
  const show = useCallback((shown: ScheduleState) => {
    setState(shown)
    setIsUnread(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    if (!document) return
    const leaving = new AbortController()
    void readSchedule(document, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer && 'state' in answer) show(answer.state)
      else setIsUnread(true)
    })
    return () => leaving.abort()
  }, [document, lastUpdateTime, show])
  return { state, isUnread, show }
}

export function Schedule() {
  const t = useTranslations('schedule')
  const { id, collectionSlug } = useDocumentInfo()
  const document = id && collectionSlug ? `${collectionSlug}/${id}` : null
  const { state, isUnread, show } = useSchedule(document)
  // Only the version in this form is scheduled, not what a colleague has written meanwhile.
  const opened = useFormFields(([fields]) => fields.updatedAt?.value)
  const updatedAt = typeof opened === 'string' ? opened : ''
  const saving = useFormBackgroundProcessing()
  const [problem, setProblem] = useState<string | null>(null)

  const cancel = useCallback(
    async (schedule: PlannedChange) => {
      const answer = document && (await cancelChange(document, schedule.id))
      const changed = answer && 'state' in answer
      if (changed) show(answer.state)
      setProblem(changed ? null : t('unsaved'))
    },
    [document, show, t],
  )
  const confirm = useCallback(
    async ({ kind, at }: PlannedChange) => {
      const answer = document && (await planChange(document, { kind, at: momentText(new Date(at)), updatedAt }))
      if (answer && 'state' in answer) show(answer.state)
      setProblem(problemOf(answer || null, t('unsaved')))
    },
    [document, updatedAt, show, t],
  )
  if (!document || !(state || isUnread)) return null
  if (!state) {
    return (
      <fieldset className="schedule field-type">
        <legend className="field-label">{t('title')}</legend>
        <p role="status" className="schedule-problem">
          {t('unread')}
        </p>
      </fieldset>
    )
  }

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
            {state.changed && schedule.kind === 'publish' && (
              <>
                <span className="schedule-problem">{t('changed')}</span>
                <button type="button" className="admin-button" disabled={saving} onClick={() => void confirm(schedule)}>
                  {t('confirm')}
                </button>
              </>
            )}
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
        {isUnread && <p className="schedule-problem">{t('unread')}</p>}
        {problem && <p className="schedule-problem">{problem}</p>}
      </div>
      <ScheduleForm
        key={state.suggested}
        document={document}
        updatedAt={updatedAt}
        saving={saving}
        suggested={state.suggested}
        onPlanned={show}
      />
    </fieldset>
  )
}

function problemOf(answer: Awaited<ReturnType<typeof planChange>>, unsaved: string): string | null {
  if (answer === null) return unsaved
  return 'problem' in answer ? answer.problem : null
}

type Props = {
  document: string
  updatedAt: string
  saving: boolean
  suggested: ScheduleKind
  onPlanned: (state: ScheduleState) => void
}

function ScheduleForm({ document, updatedAt, saving, suggested, onPlanned }: Props) {
  const t = useTranslations('schedule')
  const name = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState(suggested)
  const [at, setAt] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(false)

  async function plan() {
    setWaiting(true)
    const answer = await planChange(document, { kind, at, updatedAt })
    setWaiting(false)
    setProblem(problemOf(answer, t('unsaved')))
    if (!answer || 'problem' in answer) return
    setAt('')
    onPlanned(answer.state)
  }

  function pick(picked: string) {
    const moment = parseMoment(picked)
    if (moment) setAt(momentText(moment))
  }

  return (
    <div className="schedule-form">
      <div className="schedule-kinds">
        {scheduleKinds.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={kind === each} onChange={() => setKind(each)} />
            {t(`kinds.${each}`)}
          </label>
        ))}
      </div>
      <label htmlFor={`${name}-at`}>{t('at')}</label>
      <div className="schedule-moment">
        <input
          id={`${name}-at`}
          className="admin-input"
          value={at}
          placeholder={t('example')}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${name}-problem`}
          onChange={(event) => setAt(event.target.value)}
        />
        <button type="button" aria-label={t('pick')} title={t('pick')} onClick={() => picker.current?.showPicker()}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <input
            ref={picker}
            type="datetime-local"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => pick(event.target.value)}
          />
        </button>
      </div>
      <p className="schedule-hint">{t('zone')}</p>
      <p id={`${name}-problem`} role="alert" className="schedule-problem">
        {problem}
      </p>
      <div className="schedule-choices">
        <button type="button" className="admin-button" disabled={waiting || saving} onClick={plan}>
          {t('save')}
        </button>
      </div>
    </div>
  )
}
