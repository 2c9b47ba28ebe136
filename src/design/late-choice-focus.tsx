'use client'

import { latePart } from './late-part'

/** For pages of blocks, whose first script has no room for it. */
export const LateChoiceFocus = latePart(() => import('./choice-focus').then(({ ChoiceFocus }) => ChoiceFocus))
