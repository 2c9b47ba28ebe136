import { FormField } from '@/design/form/form-field'

/** The field for an e-mail address, or also a phone number where the auth server takes one. */
export function ContactField({ label, phone }: { label: string; phone: boolean }) {
  return (
    <FormField
      name="email"
      type={phone ? 'text' : 'email'}
      inputMode="email"
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
