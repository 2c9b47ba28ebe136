import type { Address } from '@/../payload-types'

export type OwnAddress = Pick<
  Address,
  'city' | 'company' | 'country' | 'id' | 'name' | 'phone' | 'postcode' | 'region' | 'street' | 'street2'
>
