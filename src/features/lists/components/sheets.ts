'use client'

import { lazy } from 'react'

const loadShareSheet = () => import('./share-sheet').then(({ ShareSheet }) => ({ default: ShareSheet }))
const loadCopiedList = () => import('./copied-list').then(({ CopiedList }) => ({ default: CopiedList }))
const loadManageSheet = () => import('./manage-sheet').then(({ ManageSheet }) => ({ default: ManageSheet }))
const loadPlanChoice = () => import('./plan-choice').then(({ PlanChoice }) => ({ default: PlanChoice }))
const loadShopTotals = () => import('./shop-totals').then(({ ShopTotals }) => ({ default: ShopTotals }))
const loadSuggestedItems = () => import('./suggested-items').then(({ SuggestedItems }) => ({ default: SuggestedItems }))

/** Rarely opened, so not part of the initial JavaScript. */
export const LazyShareSheet = lazy(loadShareSheet)
export const LazyManageSheet = lazy(loadManageSheet)
export const LazyCopiedList = lazy(loadCopiedList)
export const LazyPlanChoice = lazy(loadPlanChoice)
export const LazyShopTotals = lazy(loadShopTotals)
export const LazySuggestedItems = lazy(loadSuggestedItems)

/** Loads the sheets in advance, so that they also open in a shop without a signal. */
export async function loadSheets(): Promise<void> {
  const sheets = [
    loadShareSheet(),
    loadManageSheet(),
    loadCopiedList(),
    loadPlanChoice(),
    loadShopTotals(),
    loadSuggestedItems(),
  ]
  await Promise.allSettled(sheets)
}
