type End = () => unknown

const ends: End[] = []

/** Does this after the tests of this file, the latest first. Unlike `afterAll` it may be called in a hook too. */
export function atEnd(end: End): void {
  ends.push(end)
}

export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
