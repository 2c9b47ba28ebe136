const length = 4

function runs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(0, -length + 1).map((_, at) => words.slice(at, at + length).join(' ')))
}

export type Shared = { one: string; other: string; share: number }

export function sharedTexts(texts: Map<string, string>, most: number): Shared[] {
  const all = [...texts].map(([path, text]) => ({ path, runs: runs(text) }))
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const [small, large] = one.runs.size < other.runs.size ? [one.runs, other.runs] : [other.runs, one.runs]
      const share = small.size === 0 ? 0 : small.intersection(large).size / small.size
      return share > most ? [{ one: one.path, other: other.path, share }] : []
    }),
  )
}
