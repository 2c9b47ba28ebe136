/** The groups of the editors' pages in their order, by how their addresses begin; the last takes what is left. */
const groups = [
  { key: 'about', beginnings: ['about-', 'our-team', 'what-we-do', 'faqs-', 'contact-us-'] },
  { key: 'blog', beginnings: ['blog'] },
  { key: 'posts', beginnings: ['post-'] },
  { key: 'starts', beginnings: ['index-'] },
  { key: 'banners', beginnings: ['banner-'] },
  { key: 'galleries', beginnings: ['masonry-', 'cobble-', 'collage-', 'carousel-'] },
  { key: 'portfolios', beginnings: ['portfolio-'] },
  { key: 'headers', beginnings: ['header-style-'] },
  { key: 'footers', beginnings: ['footer-style-'] },
  { key: 'states', beginnings: ['error-', 'under-construction', 'coming-soon'] },
  { key: 'other', beginnings: [''] },
] as const

export type PageGroup = (typeof groups)[number]['key']

const groupOf = (slug: string) => groups.find(({ beginnings }) => beginnings.some((start) => slug.startsWith(start)))

/** The pages by their groups, in which `style-2` comes before `style-10`. A group without pages has no entry. */
export function groupPages<Page extends { slug: string }>(pages: Page[]): Partial<Record<PageGroup, Page[]>> {
  const sorted = [...pages].sort((one, other) => one.slug.localeCompare(other.slug, 'en', { numeric: true }))
  return Object.groupBy(sorted, ({ slug }) => groupOf(slug)?.key ?? 'other')
}
