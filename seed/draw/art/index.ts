import * as bottles from './bottles'
import * as devices from './devices'
import * as fresh from './fresh'
import * as home from './home'
import type { Art } from './kit'
import * as packs from './packs'
import * as tools from './tools'
import * as wear from './wear'

const { parcel, single, ...named } = { ...bottles, ...devices, ...fresh, ...home, ...packs, ...tools, ...wear }

/** Every drawing by the name that the product lists use (`box/2e9e5b/herb`, `e/banana`). */
export const arts: Record<string, Art> = { ...named, box: parcel, e: single }
