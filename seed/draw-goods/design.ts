import type { Cloth } from './cloth'
import type { Weave } from './texture'

/** What is drawn for a product: the cloth it is of, and the garment. `near` is the middle of the close picture. */
export type Design = { weave: Weave; second?: string; near?: [x: number, y: number]; draw: (g: Cloth) => void }
