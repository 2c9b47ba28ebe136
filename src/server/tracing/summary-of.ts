/** In characters: tables of longer statements are found at their beginning. */
const looked = 4_000

const values =
  /\be'(?:[^'\\]|\\.|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/gi
const firstWord = /^[\s(]*([a-z]+)/i
const table = /((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/.source
/** Behind `from` may be a function too. */
const firstTable = new RegExp(
  String.raw`\b(?:(?:into|update)\s+${table}|(?:from|join)\s+(?:only\s+)?${table}(?!\w*\s*\())`,
  'i',
)

const known = new Map<string, string>()
/** Texts of statements whose summary is kept; most of ours are built from the same few. */
const mostKnown = 500

/** The first keyword of a statement and its first table, such as `select orders`: no value, whoever wrote it there. */
export function summaryOf(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const bare = text.slice(0, looked).replace(values, '?')
  const word = firstWord.exec(bare)?.[1]?.toLowerCase() ?? 'statement'
  const named = firstTable.exec(bare)?.slice(1).find(Boolean)
  const summary = [word, named?.replaceAll('"', '')].filter(Boolean).join(' ').slice(0, 100)
  if (known.size < mostKnown && text.length < looked) known.set(text, summary)
  return summary
}
