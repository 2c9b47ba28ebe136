import type { Path2D } from '@napi-rs/canvas'
import type { Point } from './outline'

/** The measures of a garment for the upper body, in units of the sheet; x is counted from the middle. */
export type Cut = {
  /** Half the width of the neckline, and its depth in front. */
  neck: number
  drop: number
  shoulder: Point
  armpit: Point
  waist: Point
  hem: Point
  hemDrop: number
  /** The middle and the width of the sleeve's end; missing for a sleeveless garment. */
  cuff?: { at: Point; width: number; puff?: number }
  deepV?: boolean
}

/** The measures of trousers, in the same units. */
export type Legs = {
  /** Half the width. */
  waist: number
  hips: number
  crotch: number
  /** The end of the left leg: its outer and inner edge, and its height. */
  end: { outer: number; inner: number; y: number }
  /** How much the outer edge is cut in at the knee. */
  knee?: number
}

/** Somebody in the cloth: how a cut hangs, and the parts of a body that show where it is open. */
export type Wearer = {
  /** Worn over other clothes, so nothing of its inside shows. */
  isOver: boolean
  hung: (cut: Cut) => Cut
  hungLegs: (cut: Legs) => Legs
  neck: (cut: Cut) => void
  arms: (cut: Cut) => void
  fall: (body: Path2D, cut: Cut) => void
}
