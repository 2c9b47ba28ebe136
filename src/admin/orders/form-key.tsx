/** Idempotency key: a form sent twice takes effect once (src/features/shop/goods/staff-work/once.ts). */
export const FormKey = () => <input type="hidden" name="key" value={crypto.randomUUID()} />
