/** Flaws of a table as a whole. With any of them nothing is imported, except for `unread`, which is only named. */
export type TableFlaws<Column> = {
  /** Required columns that are absent. */
  missing: Column[]
  /** Columns with two headings, of which only one could be read. */
  twice: Column[]
  /** Lines with a value under no heading: a comma in a cell without quotes shifts all that follows. */
  stray: number[]
  /** Headings that are not ours, among them mistyped ones. */
  unread: string[]
  broken: boolean
}

export const noFlaws: TableFlaws<never> = { missing: [], twice: [], stray: [], unread: [], broken: false }

export const isSound = ({ missing, twice, stray, broken }: TableFlaws<unknown>): boolean =>
  !broken && missing.length + twice.length + stray.length === 0
