import { sql } from '@payloadcms/db-postgres'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../setup/cms'
import { type EditorCall, restEditors } from './rest-editors'

const { payload } = await freshCms()
const { readOperation } = await import('@/features/site/operation/read-operation')
const { OperationTables } = await import('@/admin/operation/operation-tables')

const database = payload.db.drizzle
const id = z.array(z.object({ id: z.string() }))

let call: EditorCall
let failed: string
let waiting: string

async function addJob(attempts: number): Promise<string> {
  const { rows } = await database.execute(sql`
    select id::text from graphile_worker.add_job('importBrochure', '{"secret": "typed"}'::json)`)
  const [job] = id.parse(rows)
  await database.execute(sql`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'secret',
      run_at = now() + make_interval(hours => ${attempts}) where id = ${job?.id ?? ''}::bigint`)
  return job?.id ?? ''
}

const runAt = async (job: string) => {
  const { rows } = await database.execute(sql`
    select (run_at <= now())::text as id from graphile_worker.jobs where id = ${job}::bigint`)
  return id.parse(rows)[0]?.id
}
const restart = (who: 'anna' | 'vera', job: string) => call(who, 'POST', `audit-log/jobs/${job}/again`)
const entries = () => payload.find({ collection: 'audit-log', where: { action: { equals: 'job.again' } } })

beforeAll(async () => {
  call = await restEditors(payload, true)
  failed = await addJob(2)
  waiting = await addJob(0)
})

it('shows what waits and what has failed, without what somebody typed', async () => {
  const operation = await readOperation(database)
  expect(operation.queue).toMatchObject([{ kind: 'importBrochure', waiting: 1, failing: 1 }])
  expect(operation.failing).toMatchObject([{ id: failed, kind: 'importBrochure', attempts: 2, most: 25 }])
  expect(operation.migrations.missing).toEqual([])
  for (const language of ['bg', 'de', 'en', 'ru']) {
    const html = renderToStaticMarkup(
      OperationTables({ operation, release: { id: 'build-1', timestamp: 0 }, language }),
    )
    expect(html).toContain(`/api/cms/audit-log/jobs/${failed}/again`)
    expect(html).toContain('build-1')
    expect(html).not.toMatch(/secret|typed/)
  }
})

it('says up to when the log of the database was archived, and that it no longer is', async () => {
  const operation = await readOperation(database)
  expect(operation.archive).toEqual({ isOn: false, archived: null, isLate: expect.any(Boolean), failed: null })
  const shown = (archive: typeof operation.archive, language = 'en') => {
    const release = { id: 'build-1', timestamp: 0 }
    return renderToStaticMarkup(OperationTables({ operation: { ...operation, archive }, release, language }))
  }
  expect(shown(operation.archive)).toContain('whether there is a backup is not known here')
  const archived = '2026-05-13T07:30:00.000Z'
  const fails = { isOn: true, archived, isLate: false, failed: '2026-05-14T08:45:00.000Z' }
  for (const language of ['bg', 'de', 'en', 'ru']) {
    expect(shown({ ...fails, failed: null }, language)).toContain('10:30')
    expect(shown({ ...fails, failed: null }, language)).not.toContain('role="alert"')
    expect(shown(fails, language)).toMatch(/role="alert">[^<]*11:45/)
    expect(shown({ ...fails, isLate: true, failed: null }, language)).toMatch(/role="alert">[^<]*10:30/)
  }
  expect(shown({ isOn: true, archived: null, isLate: false, failed: null })).toContain(
    'Nothing of the log has been archived yet.',
  )
})

it('an editor restarts no job', async () => {
  expect((await restart('anna', failed)).status).toBe(403)
  expect(await runAt(failed)).toBe('false')
  expect((await entries()).totalDocs).toBe(0)
})

it('an admin restarts a failed job, which the audit log says', async () => {
  const response = await restart('vera', failed)
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/admin/operation?said=again'])
  expect(await runAt(failed)).toBe('true')
  expect((await entries()).docs).toMatchObject([
    { actor: 'vera@example.com', target: `jobs ${failed}`, details: { name: 'importBrochure' } },
  ])
})

it('a job that has not failed, and one that does not exist, are left alone', async () => {
  for (const job of [waiting, '999999'])
    expect((await restart('vera', job)).headers.get('Location')).toBe('/admin/operation?said=gone')
  expect((await restart('vera', 'abc')).status).toBe(404)
  expect((await entries()).totalDocs).toBe(1)
})
