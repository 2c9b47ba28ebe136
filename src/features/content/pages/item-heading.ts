/** The heading level of items in a section: one below its heading, or that level itself if it has none. */
export function itemHeading({ heading }: { heading?: string | null }): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2'
}
