import { FormField } from '@/design/form/form-field'

/** By what the account is known: an e-mail address, or a phone number too where the auth server takes one. */
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
