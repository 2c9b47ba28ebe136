import { notFound } from 'next/navigation'
import { z } from 'zod'

const form = z.instanceof(FormData)

/** None of our pages calls an action without a form, so such a call is answered with 404. */
function formIn(given: unknown): FormData {
  const { data } = form.safeParse(given)
  return data ?? notFound()
}

/**
 * Every server action is created by `formAction` or `stateAction`. Strangers can call actions by id with any arguments,
 * so argument types hold only after a check. `work` parses the form after it has checked who sends it.
 */
export function formAction(work: (form: FormData) => Promise<void>): (form: FormData) => Promise<void> {
  return async (given) => work(formIn(given))
}

/** For a form that shows its result. `state` comes from the browser and is unchecked. */
export function stateAction<State>(
  work: (form: FormData, state: unknown) => Promise<State>,
): (state: State, form: FormData) => Promise<State> {
  return async (state, given) => work(formIn(given), state)
}
