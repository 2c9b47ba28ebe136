'use client'

import { useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openedRow, withOneOpen } from './one-open'

/** Only one row is open at a time; an added row is opened and focused. */
export function OneOpenRow({ path }: { path: string }) {
  const { rows } = useField({ path, hasRows: true })
  const { dispatchFields } = useForm()
  const { setDocFieldPreferences } = useDocumentInfo()
  const before = useRef(rows)
  const added = useRef<string | null>(null)

  const follow = useEffectEvent((now: NonNullable<typeof rows>) => {
    const opened = openedRow(before.current ?? [], now)
    before.current = now
    if (opened?.added) added.current = opened.id
    const updatedRows = opened && withOneOpen(now, opened.id)
    if (updatedRows) {
      before.current = updatedRows
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
      const collapsed = updatedRows.filter((row) => row.collapsed).map(({ id }) => id)
      setDocFieldPreferences(path, { collapsed })
    }
    const place = now.findIndex(({ id, isLoading }) => id === added.current && !isLoading)
    if (place >= 0 && enter(path, place)) added.current = null
  })
  useEffect(() => {
    if (rows) follow(rows)
  }, [rows])

  return null
}

function enter(path: string, place: number): boolean {
  const row = document.getElementById(`${path.replaceAll('.', '-')}-row-${place}`)
  const field = row?.querySelector<HTMLElement>('.render-fields :is(input:not([type=hidden]), textarea)')
  field?.focus({ preventScroll: true })
  return Boolean(field)
}
