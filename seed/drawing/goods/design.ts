import type { Cloth } from './cloth'
import type { Weave } from './texture'

export type Design = { weave: Weave; second?: string; near?: [x: number, y: number]; draw: (g: Cloth) => void }
