import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { typedPrefix } from './once'
import { type WorkRefusal, workRefusals } from './refusals'

const { formKeys: k } = tables.shop

const mostFields = 500

const typedShape = z.object({
  form: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
  field: z.string().nullable(),
  why: z.enum(workRefusals).nullable(),
})
export type StaffTyped = z.infer<typeof typedShape>

const kindOf = (staff: string) => `${typedPrefix}${staff}`

type Kept = {
  key: string
  staff: string
  form: string
  sent: FormData
  field: string | null
  why: WorkRefusal | null
}

/**
 * Stores the input of a refused form under its number for the next page. Input may name customers, so it must not be
 * put into the address.
 */
export async function keepTyped(req: PayloadRequest, { key, staff, sent, ...refused }: Kept): Promise<void> {
  const names = [...new Set(sent.keys())].filter((name) => name !== 'key').slice(0, mostFields)
  const textsOf = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string')
  const typed: StaffTyped = { ...refused, fields: Object.fromEntries(names.map((name) => [name, textsOf(name)])) }
  await withTransaction(req, async () => {
    await (await transactionOf(req)).execute(sql`
      insert into ${k} (${named(k, 'key', 'form', 'answer')})
      values (${key}, ${kindOf(staff)}, ${JSON.stringify(typed)}::jsonb)
      on conflict (${named(k, 'key', 'form')}) do update set ${setExcluded(k, 'answer')}`)
  })
}

const rowShape = z.array(z.object({ answer: typedShape }))

export async function readTyped(database: Database, staff: string, key: unknown): Promise<StaffTyped | null> {
  const known = z.uuid().safeParse(key).data
  if (!known) return null
  const { rows } = await database.execute(sql`
    select ${k.answer} from ${k} where ${k.key} = ${known} and ${k.form} = ${kindOf(staff)}`)
  return rowShape.safeParse(rows).data?.[0]?.answer ?? null
}
