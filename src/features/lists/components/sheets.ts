'use client'

import { lazy } from 'react'
import { loadSync } from '../client/list-store'

const loadShareSheet = () => import('./share-sheet').then(({ ShareSheet }) => ({ default: ShareSheet }))
const loadCopiedList = () => import('./copied-list').then(({ CopiedList }) => ({ default: CopiedList }))
const loadManageSheet = () => import('./manage-sheet').then(({ ManageSheet }) => ({ default: ManageSheet }))

/** Rarely opened, so not part of the initial JavaScript. */
export const ShareSheet = lazy(loadShareSheet)
export const ManageSheet = lazy(loadManageSheet)
export const CopiedList = lazy(loadCopiedList)

/** Loads everything in advance, so that it also works in a shop without a signal. */
export async function loadSheets(): Promise<void> {
  await Promise.allSettled([loadShareSheet(), loadManageSheet(), loadCopiedList(), import('../copy-text'), loadSync()])
}
