import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newBrowser } from '../auth/browser'
import { authServer } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'

// Next can redraw a page only when it has called the action itself.
vi.doMock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  refresh: () => undefined,
}))

const server = await authServer()
const { payload } = await freshCms(server.environment())

const files = (await Array.fromAsync(glob('src/**/*.ts'))).filter((file) =>
  readFileSync(file, 'utf8').startsWith("'use server'"),
)
const callable = z.record(
  z.string(),
  z.custom<(...given: unknown[]) => Promise<unknown>>((one) => typeof one === 'function'),
)

const actions = (
  await Promise.all(
    files.map(async (file) =>
      Object.entries(callable.parse(await import(`../../${file}`))).map(([name, run]) => ({ file, name, run })),
    ),
  )
).flat()

/** Every word of a source file, so that the form has each field that the action reads. */
const wordsOf = (file: string) => new Set(readFileSync(file, 'utf8').match(/\b[a-z]\w{1,24}\b/gi))

function formOf(file: string, value: string | File): FormData {
  const form = new FormData()
  for (const word of wordsOf(file)) form.append(word, value)
  return form
}

const digest = z.object({ digest: z.string() })

async function answered(run: (...given: unknown[]) => Promise<unknown>, given: unknown[], token = ''): Promise<string> {
  const browser = newBrowser()
  if (token) browser.headers.set('authorization', `JWT ${token}`)
  try {
    await browser.run(() => run(...given))
    return 'a state'
  } catch (error) {
    const said = digest.safeParse(error).data?.digest ?? ''
    if (said.startsWith('NEXT_REDIRECT')) return said.split(';')[2] ?? ''
    return said === 'NEXT_HTTP_ERROR_FALLBACK;404' ? 'not found' : `a fault: ${error}`
  }
}

it('knows the actions', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(actions.length).toBeGreaterThan(60)
})

describe.each(actions)('$name of $file', ({ file, name, run }) => {
  it.each([
    [[]],
    [[null]],
    [['x']],
    [[{}]],
    [[7, 7]],
    [[{ values: {} }, 'x']],
    [[[], []]],
    [[undefined, { get: 'x' }]],
  ])('is no page for %j', async (given) => {
    expect(await answered(run, given)).toBe('not found')
  })

  it.each([
    ['nothing', () => new FormData()],
    ['words', () => formOf(file, 'zz')],
    ['an id', () => formOf(file, randomUUID())],
    ['signs that nobody types', () => formOf(file, '\0\uD800')],
    ['files', () => formOf(file, new File(['x'], 'x.txt'))],
  ])('answers a stranger who sends %s in every field', async (_, form) => {
    const takesState = !file.startsWith('src/admin/')
    for (const state of [{ values: {} }, null, 'x', { enrolled: 7, done: [] }, { enrolled: { factor: 'zz' } }]) {
      const ways = takesState
        ? [
            [state, form()],
            [form(), form()],
          ]
        : [[form()]]
      for (const given of ways) {
        const answer = await answered(run, given)
        expect(answer).not.toMatch(/^a fault/)
        // The user is checked before the input.
        if (!takesState) expect(answer, name).toMatch(/^\/admin\/login\?/)
      }
    }
  })
})

describe('an editor who names what is gone', () => {
  it.each(actions.filter(({ file }) => file.startsWith('src/admin/')))(
    'is told so by $name',
    async ({ file, run, name }) => {
      const data = { email: `${name}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
      await payload.create({ collection: 'users', data })
      const { token = '' } = await payload.login({ collection: 'users', data })
      for (const value of ['zz zz', randomUUID(), '']) {
        const form = formOf(file, value)
        // A new address with a title would make a brochure.
        if (name === 'createBrochureAt') form.set('slug', 'No Slug')
        expect(await answered(run, [form], token), value).toBe('not found')
      }
    },
  )
})
