import { sectionBlock } from './page-block'

/** A newsletter sign-up; see src/features/content/newsletter. */
export const newsletter = sectionBlock('newsletter', [])
