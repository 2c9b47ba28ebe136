import type { Customer } from '@/../payload-types'

/** The letter that stands for a person without a picture. */
export function initialOf({ name, email }: Pick<Customer, 'name' | 'email'>): string {
  return [...(name || email || '·')][0]?.toLocaleUpperCase() ?? ''
}

/** The customer's picture, or the first letter of the name. Hidden from screen readers: the name stands beside it. */
export function Avatar({ customer }: { customer: Customer }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-lg font-semibold text-accent-strong"
    >
      {customer.picture ? (
        <img src="/api/account/picture" alt="" className="size-full object-cover" />
      ) : (
        initialOf(customer)
      )}
    </span>
  )
}
