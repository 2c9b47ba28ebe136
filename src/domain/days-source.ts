/** Where the days come from that a brochure's draft was filled in with; `unread`: they are printed, but none could be read. */
export const daysSources = ['pdf', 'file-name', 'last-brochure', 'unread'] as const
export type DaysSource = (typeof daysSources)[number]
