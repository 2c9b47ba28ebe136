type Row = { id: string; collapsed?: boolean }

/** What to do when rows have changed: which of them stays open alone, and whether an editor has just added it. */
type Opened = { id: string; added: boolean } | null

/**
 * Opening or adding a row closes the others, so that an editor sees where they are. Rows that opened together ("show all") were
 * asked for, and stay.
 */
export function openedRow(before: readonly Row[], now: readonly Row[]): Opened {
  const known = new Map(before.map((row) => [row.id, row]))
  const added = now.filter(({ id }) => !known.has(id))
  const [first] = added
  // One at a time, by a button; several come from a picker, or with the form itself.
  if (first && added.length === 1 && now.length === before.length + 1) return { id: first.id, added: true }
  const opened = now.filter(({ id, collapsed }) => !collapsed && known.get(id)?.collapsed)
  return opened.length === 1 && opened[0] ? { id: opened[0].id, added: false } : null
}

/** The rows with only this one open; null where they are so already. */
export function withOneOpen<Of extends Row>(rows: readonly Of[], open: string): Of[] | null {
  if (rows.every(({ id, collapsed }) => collapsed === (id !== open))) return null
  return rows.map((row) => ({ ...row, collapsed: row.id !== open }))
}
