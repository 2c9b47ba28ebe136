export type ByteRange = { start: number; end: number }

/** A file as it was when it was found. Reading fails when it has gone since, and never mixes two versions. */
export type StoredFile = {
  size: number
  etag: string
  /** Both ends of `range` are inclusive. */
  stream: (range?: ByteRange) => ReadableStream<Uint8Array>
  read: () => Promise<Buffer>
}

/** A folder that is stored as a whole is there when this file is, which is written last and removed first. */
export const folderSeal = 'manifest.json'

/**
 * The files of one area, in the folder of this machine or in S3. A name is relative to the area; one that leads out of
 * it names nothing. A file is never seen half written, and only our own routes hand it out.
 */
export interface Files {
  find: (name: string) => Promise<StoredFile | null>
  /** Replaces an existing file. */
  put: (name: string, data: Uint8Array) => Promise<void>
  /** @returns false where there is a file of this name, which stays as it is */
  putNew: (name: string, data: Uint8Array) => Promise<boolean>
  /** Missing files are no error. */
  remove: (name: string) => Promise<void>
  /** For programs that need a path; what lies there may be a copy, which is gone afterwards. Null without the file. */
  withPath: <T>(name: string, use: (path: string) => Promise<T>) => Promise<T | null>
  /**
   * Stores what `fill` writes into a folder, which is never seen half written and replaces an older one. An error of
   * `fill` is passed on, and nothing is left behind.
   */
  putFolder: <T>(name: string, fill: (folder: string) => Promise<T>) => Promise<T>
  folders: () => Promise<string[]>
  /** In milliseconds since 1970; null when it has gone. */
  folderChangedAt: (name: string) => Promise<number | null>
  /** Marks a folder as changed now, so that the clean-up leaves it. */
  keepFolder: (name: string) => Promise<void>
  /** Never seen half removed, even after a kill. */
  removeFolder: (name: string) => Promise<void>
  /**
   * Removes what a killed process left half written. `moment` must lie further back than any write takes, because other
   * processes may be writing.
   */
  removeUnfinished: (moment: number) => Promise<number>
}
