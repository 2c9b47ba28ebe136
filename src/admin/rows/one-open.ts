type Row = { id: string; collapsed?: boolean }

/** The only row to stay open after a change; `added`: an editor has just added it. */
type Opened = { id: string; added: boolean } | null

/** Opening or adding a row closes the others. Rows opened together ("show all") stay open. */
export function openedRow(before: readonly Row[], now: readonly Row[]): Opened {
  const known = new Map(before.map((row) => [row.id, row]))
  const added = now.filter(({ id }) => !known.has(id))
  const [first] = added
  // The add button adds one row; several come from a picker or from loading the form.
  if (first && added.length === 1 && now.length === before.length + 1) return { id: first.id, added: true }
  const opened = now.filter(({ id, collapsed }) => !collapsed && known.get(id)?.collapsed)
  return opened.length === 1 && opened[0] ? { id: opened[0].id, added: false } : null
}

/** Null if only this row is open already. */
export function withOneOpen<Of extends Row>(rows: readonly Of[], open: string): Of[] | null {
  if (rows.every(({ id, collapsed }) => collapsed === (id !== open))) return null
  return rows.map((row) => ({ ...row, collapsed: row.id !== open }))
}
