import { notFound } from 'next/navigation'
import { z } from 'zod'

const form = z.instanceof(FormData)

/** A call with something else than a form is answered with 404: none of our pages makes one. */
function formIn(given: unknown): FormData {
  const { data } = form.safeParse(given)
  return data ?? notFound()
}

/**
 * Every server action is made by one of these two. A stranger calls them by their ids with whatever arguments they like, so what a type
 * says of an argument holds only once it was looked at. What is in the form, `work` parses after it has asked who sends it.
 */
export function formAction(work: (form: FormData) => Promise<void>): (form: FormData) => Promise<void> {
  return async (given) => work(formIn(given))
}

/** The same for a form that shows what came of it. `work` is given the state as what the browser says that it was. */
export function stateAction<State>(
  work: (form: FormData, state: unknown) => Promise<State>,
): (state: State, form: FormData) => Promise<State> {
  return async (state, given) => work(formIn(given), state)
}
