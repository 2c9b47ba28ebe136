const megabyte = 1024 * 1024

export interface Bounds {
  /** Files in a zip; a day has about two hundred. */
  files: number
  /** What all of them unpack to; a day has about 300 MB, and a zip of two megabytes can hold gigabytes. */
  bytes: number
}

export const dayBounds: Bounds = { files: 2000, bytes: 2048 * megabyte }

/** A packed day has 25 MB; an upload may have as much. */
export const maxDownloadBytes = 150 * megabyte

/** A server that sends a few bytes now and then must not hold the worker for good. */
export const maxDownloadMs = 15 * 60_000

/** More than any day of prices has. */
export class DayTooLarge extends Error {
  override name = 'DayTooLarge'
}
