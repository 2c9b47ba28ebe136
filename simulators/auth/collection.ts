import type { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'

/** Records of one kind, stored as JSON. A development server has few of them, so a search scans all. */
export class Collection<T extends { id: string }> {
  constructor(
    private readonly database: DatabaseSync,
    private readonly name: string,
    private readonly schema: z.ZodType<T>,
  ) {
    database.exec(`create table if not exists ${name} (id text primary key, record text not null)`)
  }

  find(id: string): T | undefined {
    const row = this.database.prepare(`select record from ${this.name} where id = ?`).get(id)
    return row && this.read(row.record)
  }

  where(test: (record: T) => boolean): T[] {
    const rows = this.database.prepare(`select record from ${this.name} order by rowid`).all()
    return rows.map(({ record }) => this.read(record)).filter(test)
  }

  put(record: T): T {
    this.database
      .prepare(`insert into ${this.name} values (?, ?) on conflict (id) do update set record = excluded.record`)
      .run(record.id, JSON.stringify(record))
    return record
  }

  /** Reads and writes without awaiting in between, so that no concurrent change is lost. */
  change(id: string, change: Partial<T>): T {
    const record = this.find(id)
    if (!record) throw new Error(`${this.name} has no ${id}`)
    return this.put({ ...record, ...change })
  }

  delete(...records: T[]): void {
    for (const { id } of records) this.database.prepare(`delete from ${this.name} where id = ?`).run(id)
  }

  private read(record: unknown): T {
    return this.schema.parse(JSON.parse(String(record)))
  }
}
