/** What every page shows of the site settings, in the page's language. */
export type SiteSettings = {
  tagline: string | null
  companyName: string
  companyAddress: string | null
  contactEmail: string | null
  groupName: string | null
  groupWebsite: string | null
  cities: string[]
}
