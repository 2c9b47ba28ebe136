import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { AuthServer } from '../auth-server'
import { providers } from '../options'
import { Problem } from '../problem'
import { validEmail } from '../requests'

const names = { github: 'GitHub', google: 'Google' }

/** Plays GitHub and Google: the visitor types who they are there. Not part of GoTrue. */
export function addProviderRoutes(api: Hono, server: AuthServer): void {
  api.get('/provider/:provider', (c) => {
    const name = names[z.enum(providers).parse(c.req.param('provider'))]
    return c.html(page(name, c.req.query('state') ?? ''))
  })

  api.post('/provider/:provider', async (c) => {
    const { state, answer, ...given } = formSchema.parse(await c.req.parseBody())
    const flow = server.store.flows.find(state)
    if (!flow) throw new Problem(400, 'bad_oauth_state', 'There is no such sign-in')
    if (answer === 'refuse') return c.redirect(`${server.url}/callback?state=${flow.id}&error=access_denied`, 303)
    const email = validEmail(given.email)
    const sub = createHash('sha256').update(`${flow.provider} ${email}`).digest('hex').slice(0, 16)
    const profile = { sub, email, name: given.name || email, email_verified: given.unverified === undefined }
    server.store.flows.change(flow.id, { profile })
    return c.redirect(`${server.url}/callback?state=${flow.id}`, 303)
  })
}

const formSchema = z.object({
  state: z.string(),
  answer: z.enum(['agree', 'refuse']),
  email: z.string().default(''),
  name: z.string().default(''),
  unverified: z.string().optional(),
})

function page(name: string, state: string) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sign in with ${name}</title>
      <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark }
        label { display: block; margin: 1rem 0 } input:not([type]), input[type='email'] { width: 100%; font: inherit }
      </style>
      <main>
        <h1>${name}</h1>
        <p>This page stands in for ${name} on a developer's machine: say who you are there.</p>
        <form method="post">
          <input type="hidden" name="state" value="${state}" />
          <label>Email <input type="email" name="email" value="customer@broshura.example" required /></label>
          <label>Name <input name="name" value="Demo Customer" /></label>
          <label><input type="checkbox" name="unverified" /> ${name} has not verified this address</label>
          <button name="answer" value="agree">Continue</button>
          <button name="answer" value="refuse" formnovalidate>Refuse</button>
        </form>
      </main>
    </html>`
}
