/** A row that leaves takes the focus of its button with it: a neighbour's button has it then, else `otherwise`. */
export function focusBeside(button: HTMLElement, otherwise: HTMLElement | null | undefined): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = beside?.querySelector('button') ?? otherwise
  target?.focus({ preventScroll: true })
}
