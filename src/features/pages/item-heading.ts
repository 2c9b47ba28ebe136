/** What lies under the heading of a section is a level below it; where there is none, it takes its place. */
export function itemHeading({ heading }: { heading?: string | null }): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2'
}
