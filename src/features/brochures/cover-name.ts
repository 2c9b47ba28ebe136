/** The name under which a brochure's cover travels from a card to the brochure's own page. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}
