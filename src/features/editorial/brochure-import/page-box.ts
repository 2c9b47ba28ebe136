/** A box as fractions (0 to 1) of the page, from the top left corner. */
export type PageBox = { x: number; y: number; width: number; height: number }

const round = (value: number) => Math.round(value * 10_000) / 10_000
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The upright box around points given in the units of `page`, clipped to the page; null when its centre lies outside. */
export function boxOf(points: number[][], page: { width: number; height: number }): PageBox | null {
  const xs = points.map(([x = 0]) => x / page.width)
  const ys = points.map(([, y = 0]) => y / page.height)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inside = (middle: number) => middle >= 0 && middle <= 1
  if (!inside((left + right) / 2) || !inside((top + bottom) / 2)) return null

  const [x, y] = [round(clamp(left)), round(clamp(top))]
  const width = round(clamp(right) - x)
  const height = round(clamp(bottom) - y)
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
