import { type Column, getTableColumns, getTableName, is } from '@payloadcms/db-postgres/drizzle'
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'

export const cmsTablesFile = 'src/server/db/tables/cms.ts'

const builders: Record<string, string> = {
  PgBoolean: 'boolean',
  PgEnumColumn: 'text',
  PgInteger: 'integer',
  PgJsonb: 'jsonb',
  PgNumericNumber: 'numeric',
  PgSerial: 'serial',
  PgTimestampString: 'timestamp',
  PgUUID: 'uuid',
  PgVarchar: 'varchar',
}

const adapter = z.object({
  tables: z.record(
    z.string(),
    z.custom<PgTable>((value) => is(value, PgTable)),
  ),
})

/**
 * Generates the source of the tables that Payload makes of the content model. `generate:db-schema` of Payload knows no
 * integers.
 */
export function cmsTablesSource(db: unknown): string {
  const tables = Object.values(adapter.parse(db).tables).sort((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))
  const builderNames = [...new Set(Object.values(builders)), 'pgTable'].sort()
  return `// Generated from the content model by npm run generate:tables.
import { ${builderNames.join(', ')} } from '@payloadcms/db-postgres/drizzle/pg-core'

const time = { withTimezone: true, precision: 3, mode: 'string' } as const

export const cms = {
${tables.map(tableSource).join('')}}
`
}

function tableSource(table: PgTable): string {
  const columns = Object.values(getTableColumns(table)).map(columnSource)
  return `  ${keyOf(getTableName(table))}: pgTable('${getTableName(table)}', {\n${columns.join('')}  }),\n`
}

function columnSource(column: Column): string {
  const builder = builders[column.columnType]
  if (!builder) throw new Error(`${column.name}: no builder for a column of the kind ${column.columnType}`)
  const { enumValues, notNull, name } = column
  const options =
    builder === 'timestamp' ? ', time' : builder === 'numeric' ? ", { mode: 'number' }" : enumOf(enumValues)
  return `    ${keyOf(name)}: ${builder}('${name}'${options})${notNull ? '.notNull()' : ''},\n`
}

const enumOf = (values: string[] | undefined) =>
  values ? `, { enum: [${values.map((value) => `'${value}'`).join(', ')}] }` : ''

/** Camel case; a leading underscore stays, because it marks columns of Payload itself. */
const keyOf = (name: string) => name.replace(/(?<!^)_+(\w)/g, (_, letter: string) => letter.toUpperCase())
