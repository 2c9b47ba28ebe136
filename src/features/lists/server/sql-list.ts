import { sql } from '@payloadcms/db-postgres'

/** The values of an `in (…)`. */
export function listed(values: readonly (string | number)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
