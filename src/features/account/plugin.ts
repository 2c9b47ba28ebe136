import { Addresses } from '@collections/customers/addresses'
import { CustomerPictures } from '@collections/customers/customer-pictures'
import { Customers } from '@collections/customers/customers'
import { DataExports } from '@collections/customers/data-exports'
import { SignInRecords } from '@collections/customers/sign-ins'
import type { CmsArea } from '@/server/cms-area'

export const accountPlugin: CmsArea = {
  collections: [Customers, CustomerPictures, Addresses, SignInRecords, DataExports],
}
