'use client'

import { useEffect } from 'react'
import { latePart } from '@/design/late-part'
import type { Locale } from '@/i18n/routing'
import type { ListLabels, TickLabels } from '../labels'
import { ListWaiting } from './list-waiting'
import { loadSheets } from './sheets'

const OpenedList = latePart(() => import('./opened-list').then((module) => module.OpenedList))

type Props = { locale: Locale; labels: ListLabels; tick: TickLabels }

/**
 * The page is the same for everybody, so that it can be cached for shops without a signal. The list is loaded after the
 * page, because the check of what is stored is a seventh of all its JavaScript.
 */
export function ListApp(props: Props) {
  useEffect(() => void loadSheets(), [])
  return <OpenedList {...props} isPage fallback={<ListWaiting labels={props.labels} />} />
}
