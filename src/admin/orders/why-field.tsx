import { adminTranslations } from '../admin-translations'

/** The reason without which work is not taken from a colleague; `form` is the form's id where the field is outside of it. */
export function WhyField({ form, language }: { form?: string; language: string }) {
  return (
    <label className="orders-why">
      {adminTranslations(language)('orders.why')}
      <input type="text" name="why" form={form} required minLength={3} maxLength={300} autoComplete="off" />
    </label>
  )
}
