class Html {
  constructor(readonly text: string) {}
}

export type { Html }

type Part = Html | string | number | Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A tagged template that escapes all values except its own results. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.map((piece, index) => piece + written(parts[index])).join(''))
}

function written(part: Part | undefined): string {
  if (part === undefined) return ''
  if (Array.isArray(part)) return part.map(({ text }) => text).join('\n')
  return part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
