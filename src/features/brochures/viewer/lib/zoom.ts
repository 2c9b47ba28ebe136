export const minZoom = 1
export const maxZoom = 5

/** Steps of keys and buttons; a pinch or wheel may stop between them. */
const stops = [1, 1.5, 2, 3, 4, 5]

export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(maxZoom, Math.max(minZoom, zoom)) : minZoom
}

/** Large enough to read a small offer, small enough to see its surroundings. */
const boxMaxZoom = 2.5

type Size = { width: number; height: number }

/** From this width on a sheet is centred in the window, below it at the lower edge. */
const wideView = 1024

export const roomAbove = (view: Size) => (view.width >= wideView ? 0.3 : 0.45)

/**
 * The zoom at which a box takes most of the window's width and at most the height that a sheet leaves. `box` is in
 * fractions of the page, `page` its size at zoom 1.
 */
export function boxZoom(box: Size, page: Size, view: Size): number {
  const wide = (view.width * 0.9) / (box.width * page.width)
  const high = (view.height * roomAbove(view)) / (box.height * page.height)
  return Math.min(boxMaxZoom, clampZoom(Math.min(wide, high)))
}

export function nextStop(zoom: number, direction: 1 | -1): number {
  const tolerance = 0.02
  const stop =
    direction === 1 ? stops.find((each) => each > zoom + tolerance) : stops.findLast((each) => each < zoom - tolerance)
  return stop ?? (direction === 1 ? maxZoom : minZoom)
}

export function doubleTapZoom(zoom: number): number {
  return zoom > 1.05 ? minZoom : 2.5
}

/** `delta` is in pixels; negative values enlarge. */
export function wheelZoom(zoom: number, delta: number): number {
  // One notch of a mouse is 100 or 120 pixels; a touchpad sends many small steps.
  return clampZoom(zoom * Math.exp(-Math.max(-120, Math.min(120, delta)) / 300))
}
