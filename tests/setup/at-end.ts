type End = () => unknown

const ends: End[] = []

/** Runs after the tests of this file, last registered first. Unlike `afterAll` it may be called in a hook too. */
export function atEnd(end: End): void {
  ends.push(end)
}

export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
