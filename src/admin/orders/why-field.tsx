import { adminTranslations } from '../admin-translations'

/** Taking over a colleague's order requires a reason. `form`: id of the form if the field lies outside of it. */
export function WhyField({ form, language }: { form?: string; language: string }) {
  return (
    <label className="orders-why">
      {adminTranslations(language)('orders.why')}
      <input type="text" name="why" form={form} required minLength={3} maxLength={300} autoComplete="off" />
    </label>
  )
}
