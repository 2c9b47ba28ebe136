import { addresses, customerPictures, customers } from './about-you'
import { dataExports, signIns } from './access'
import { contactMessages, subscriptions } from './inbox'
import { orders, returns } from './orders'
import type { WriteSection } from './parts'
import { customerFiles, downloads, reviews } from './shop'
import { follows, listShares, shoppingLists } from './watching'

/** In the order in which a person reads them, by the slugs of the collections. One that is missing here shows its plain fields. */
export const sections = {
  customers,
  'customer-pictures': customerPictures,
  addresses,
  orders,
  returns,
  reviews,
  downloads,
  'customer-files': customerFiles,
  'shopping-lists': shoppingLists,
  'list-shares': listShares,
  follows,
  subscriptions,
  'contact-messages': contactMessages,
  'sign-ins': signIns,
  'data-exports': dataExports,
} satisfies Record<string, WriteSection>

export type KnownSection = keyof typeof sections

export function isKnownSection(slug: string): slug is KnownSection {
  return slug in sections
}
