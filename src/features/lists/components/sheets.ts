'use client'

import { latePart } from '@/design/late-part'

const loadShareSheet = () => import('./share-sheet').then(({ ShareSheet }) => ShareSheet)
const loadCopiedList = () => import('./copied-list').then(({ CopiedList }) => CopiedList)
const loadManageSheet = () => import('./manage-sheet').then(({ ManageSheet }) => ManageSheet)
const loadPlanChoice = () => import('./plan-choice').then(({ PlanChoice }) => PlanChoice)
const loadShopTotals = () => import('./shop-totals').then(({ ShopTotals }) => ShopTotals)
const loadSuggestedItems = () => import('./suggested-items').then(({ SuggestedItems }) => SuggestedItems)

/** Rarely opened, so not part of the initial JavaScript. */
export const LazyShareSheet = latePart(loadShareSheet)
export const LazyManageSheet = latePart(loadManageSheet)
export const LazyCopiedList = latePart(loadCopiedList)
export const LazyPlanChoice = latePart(loadPlanChoice)
export const LazyShopTotals = latePart(loadShopTotals)
export const LazySuggestedItems = latePart(loadSuggestedItems)

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
