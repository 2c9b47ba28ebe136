import * as appliances from './appliances'
import * as bottles from './bottles'
import * as devices from './devices'
import * as fresh from './fresh'
import * as furniture from './furniture'
import * as packs from './packs'
import type { Art } from './shapes'
import * as tools from './tools'
import * as upholstery from './upholstery'
import * as wear from './wear'

const { parcel, single, ...named } = {
  ...bottles,
  ...devices,
  ...fresh,
  ...furniture,
  ...upholstery,
  ...appliances,
  ...packs,
  ...tools,
  ...wear,
}

export const arts: Record<string, Art> = { ...named, box: parcel, e: single }
