/** The number of a form, by which it does what it does once, however often it is sent (src/features/shop/fulfilment/once.ts). */
export const FormKey = () => <input type="hidden" name="key" value={crypto.randomUUID()} />
