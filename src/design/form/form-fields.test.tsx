import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChangeButton } from './check-step'
import { Form, FormFields, FormStateContext } from './form'
import { FormCheckbox, FormField } from './form-field'
import type { FormState } from './form-state'
import { PasswordField } from './password-field'

const refused: FormState = {
  values: { name: 'Anna', email: 'anna@' },
  errors: { email: 'No address', password: 'Too short', terms: 'Accept them' },
}

const html = renderToStaticMarkup(
  <FormStateContext value={refused}>
    <FormField name="name" label="Name" />
    <FormField name="email" label="E-mail" hint="For the receipt" />
    <PasswordField name="password" label="Password" words={{ show: 'Show' }} autoComplete="new-password" />
    <FormCheckbox name="terms">Terms</FormCheckbox>
  </FormStateContext>,
)

const input = (name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? ''

function described(name: string): string | undefined {
  const id = input(name).match(/aria-describedby="([^"]+)"/)?.[1]
  const note = id && html.match(new RegExp(`id="${id}"[^>]*>(.*?)</div>`))?.[1]
  return note
    ?.replace(/<[^>]+>/g, ' ')
    .trim()
    .replace(/ +/g, ' ')
}

it('shows at every wrong field what is wrong with it, beside its hint, and nothing at the others', () => {
  expect(['name', 'email', 'password', 'terms'].map(described)).toEqual([
    undefined,
    'No address For the receipt',
    'Too short',
    'Accept them',
  ])
  expect(['name', 'email', 'password', 'terms'].map((name) => input(name).includes('aria-invalid="true"'))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

it('has the browser move the focus to the first wrong field', () => {
  expect(['name', 'email', 'password', 'terms'].filter((name) => input(name).includes('autofocus'))).toEqual(['email'])
})

it('gives back what was typed, but no password', () => {
  expect(input('email')).toContain('value="anna@"')
  expect(input('password')).not.toContain('value=')
})

it('says what is wrong with fields that are not on the page, so that no refusal is silent', () => {
  const state: FormState = { values: {}, errors: { town: 'Name a town', email: 'No address', point: 'Choose one' } }
  const shown = renderToStaticMarkup(
    <FormFields state={state}>
      <FormField name="email" label="E-mail" />
    </FormFields>,
  )
  const alert = shown.slice(shown.indexOf('role="alert"'))
  expect(['Name a town', 'Choose one', 'No address'].map((text) => alert.includes(text))).toEqual([true, true, false])
})

it('has Enter in a field press the button of the form, whatever other buttons there are', () => {
  const form = renderToStaticMarkup(
    <Form action={async (state) => state} failed="Failed" submit="Confirm" aside={<button type="submit" name="step" />}>
      <FormField name="code" label="Code" />
    </Form>,
  )
  const buttons = form.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
  expect(buttons.map((button) => button.includes('name='))).toEqual([false, true])
})

it('shows the button that leads back in its step only', () => {
  const shownIn = (step: string) =>
    renderToStaticMarkup(
      <FormStateContext value={{ values: { step } }}>
        <ChangeButton step="code" change="Change" />
      </FormStateContext>,
    )
  expect(shownIn('email')).toBe('')
  expect(shownIn('code')).toContain('value="change"')
})

it('no form has a button with a value of its own before the one that sends it', () => {
  const forms = globSync('src/features/**/*.tsx')
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => /<Form\b/.test(source))
  expect(forms.length).toBeGreaterThan(20)
  const early = /<[Bb]utton\b[^>]*type="submit"[^>]*\bname=|(?<!aside=\{)<ChangeButton\b/
  expect(forms.filter(({ source }) => early.test(source)).map(({ path }) => path)).toEqual([])
})
