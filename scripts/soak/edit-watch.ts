/** In milliseconds between the answer to an editor and the last page without the edit, while all parts answer. */
export const shownWithinMs = 5000

interface Moment {
  version: number
  at: number
}

/**
 * Compares the versions that readers see with those of the editor. Times are in milliseconds. A read counts by its
 * beginning against reads and answers that had ended by then, because of two at once either may be first.
 */
export function watchEdits(name: string) {
  const told: Moment[] = []
  const seen: Moment[] = []
  const faults: string[] = []
  let reads = 0
  const newestBefore = (moments: Moment[], at: number) =>
    moments.reduce((newest, moment) => (moment.at <= at ? Math.max(newest, moment.version) : newest), 0)

  return {
    faults,
    reads: () => reads,
    last: () => told.at(-1)?.version ?? 0,
    told: (version: number, at: number) => void told.push({ version, at }),
    /** @param calm since when all parts have answered */
    seen: (version: number, { began, ended, calm }: { began: number; ended: number; calm: number }) => {
      reads += 1
      const newest = newestBefore(seen, began)
      if (version < newest) faults.push(`${name}: version ${version} was shown after ${newest}`)
      const due = newestBefore(told, began - shownWithinMs)
      if (version < due && calm <= began - shownWithinMs)
        faults.push(`${name}: version ${version} was shown more than ${shownWithinMs} ms after ${due} was saved`)
      if (version > (seen.at(-1)?.version ?? -1)) seen.push({ version, at: ended })
    },
  }
}

export type EditWatch = ReturnType<typeof watchEdits>
