import { sectionBlock } from './page-block'

/** A newsletter sign-up; see src/features/newsletter. */
export const newsletter = sectionBlock('newsletter', [])
