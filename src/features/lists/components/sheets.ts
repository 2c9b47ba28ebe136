'use client'

import { lazy } from 'react'
import { loadSync } from '../client/list-store'

const loadListView = () => import('./list-view').then(({ ListView }) => ({ default: ListView }))
const loadShareSheet = () => import('./share-sheet').then(({ ShareSheet }) => ({ default: ShareSheet }))
const loadCopiedList = () => import('./copied-list').then(({ CopiedList }) => ({ default: CopiedList }))
const loadManageSheet = () => import('./manage-sheet').then(({ ManageSheet }) => ({ default: ManageSheet }))
const loadPlanChoice = () => import('./plan-choice').then(({ PlanChoice }) => ({ default: PlanChoice }))
const loadFoundThings = () => import('./suggested-items').then(({ FoundThings }) => ({ default: FoundThings }))

/** Rarely opened or needed only once the browser's lists are read, so not part of the initial JavaScript. */
export const ListView = lazy(loadListView)
export const ShareSheet = lazy(loadShareSheet)
export const ManageSheet = lazy(loadManageSheet)
export const CopiedList = lazy(loadCopiedList)
export const PlanChoice = lazy(loadPlanChoice)
export const FoundThings = lazy(loadFoundThings)

/** Loads everything in advance, so that it also works in a shop without a signal. */
export async function loadSheets(): Promise<void> {
  const sheets = [
    loadListView(),
    loadShareSheet(),
    loadManageSheet(),
    loadCopiedList(),
    loadPlanChoice(),
    loadFoundThings(),
  ]
  await Promise.allSettled([...sheets, import('../copy-text'), loadSync()])
}
