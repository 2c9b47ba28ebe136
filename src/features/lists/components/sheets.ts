'use client'

import { lazy } from 'react'

const loadShareSheet = () => import('./share-sheet').then(({ ShareSheet }) => ({ default: ShareSheet }))
const loadManageSheet = () => import('./manage-sheet').then(({ ManageSheet }) => ({ default: ManageSheet }))

/** What few visits open is no part of the page's first script. */
export const ShareSheet = lazy(loadShareSheet)
export const ManageSheet = lazy(loadManageSheet)

/** Loads the sheets before they are asked for, so that they open in a shop without a signal too. */
export async function loadSheets(): Promise<void> {
  await Promise.allSettled([loadShareSheet(), loadManageSheet()])
}
