import { withEdition } from '@/features/brochures/editions/edition-words'
import type { Retailer } from '@/features/brochures/retailers/queries'
import type { BrochureDetail } from '@/features/brochures/types'
import { type Locale, localePath } from '@/i18n/routing'
import { absoluteUrl } from './metadata'

type Crumb = { name: string; path: string }

export function breadcrumbList(locale: Locale, crumbs: Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(localePath(locale, path)),
    })),
  }
}

export function saleEvent(locale: Locale, brochure: BrochureDetail): object {
  const { cover, retailer, slug, summary, title, towns, validFrom, validTo } = brochure
  return {
    '@type': 'SaleEvent',
    name: withEdition(title.text, towns, title.lang),
    description: summary.text,
    startDate: validFrom,
    endDate: validTo,
    eventStatus: 'https://schema.org/EventScheduled',
    url: absoluteUrl(localePath(locale, `/broshura/${slug}`)),
    image: cover ? absoluteUrl(`${cover.base}-1080.webp`) : undefined,
    organizer: {
      '@type': 'Organization',
      name: retailer.name,
      url: absoluteUrl(localePath(locale, `/r/${retailer.slug}`)),
    },
    location: towns.length > 0 ? towns.map((town) => placeOf(retailer.name, town)) : placeOf(retailer.name),
  }
}

/** A shop's stores in a town, or everywhere. */
function placeOf(name: string, addressLocality?: string): object {
  return { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'BG' } }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function retailerOrganization(locale: Locale, retailer: Retailer): object {
  return {
    '@type': 'Organization',
    name: retailer.name,
    url: retailer.website || absoluteUrl(localePath(locale, `/r/${retailer.slug}`)),
    logo: retailer.logoUrl ? absoluteUrl(retailer.logoUrl) : undefined,
    email: retailer.contact.email || undefined,
    telephone: retailer.contact.phone || undefined,
    department: retailer.stores.map((store) => ({
      '@type': 'Store',
      name: store.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: store.address,
        addressLocality: store.town,
        addressCountry: 'BG',
      },
      geo:
        store.latitude !== null && store.longitude !== null
          ? { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude }
          : undefined,
      openingHoursSpecification: store.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
        opens,
        closes,
      })),
    })),
  }
}

export function siteOrganization(name: string): object {
  return { '@type': 'Organization', name, url: absoluteUrl('/') }
}

/** `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would escape quotes, which breaks JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
