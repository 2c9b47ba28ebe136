import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormFields, FormStateContext } from './form'
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
