import { sectionBlock } from './page-block'

/** Asks for an address; see src/features/newsletter. */
export const newsletter = sectionBlock('newsletter', [])
