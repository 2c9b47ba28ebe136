import type { Cloth } from './cloth'
import type { Weave } from './texture'

/** The cloth and the garment of a product. `near` is the middle of the close picture. */
export type Design = { weave: Weave; second?: string; near?: [x: number, y: number]; draw: (g: Cloth) => void }
