/** The view transition name of a brochure's cover, shared by its cards and its own page. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}
