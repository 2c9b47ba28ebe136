'use client'

import { unstable_rethrow } from 'next/navigation'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type SubmitEvent,
  useActionState,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button'
import { cx } from '../cx'
import { Notice } from '../notice'
import { TextArea } from '../text-field'
import { FormFailure, type FormState, scriptField } from './form-state'

/** `asked` has the names of the fields that are on the page: each adds its own while it is rendered. */
export const FormStateContext = createContext<FormState & { asked?: Set<string> }>({ values: {} })

type Props<State extends FormState> = {
  /** The server action that handles the form, with JavaScript and without. */
  action: (state: FormState, data: FormData) => Promise<State>
  /** What follows with JavaScript; unless given, the page that the action names is loaded. */
  onDone?: (state: State) => void
  /** The message when there is no response. */
  failed: string
  /**
   * Only where someone gets a session: with JavaScript it goes through our API, because the browser stores the session of the
   * answer before it leaves the page. Resolves when the person is sent on. @throws FormFailure
   */
  send?: (fields: Record<string, string>) => Promise<void>
  submit: string
  /** The label of the button while the form is being sent. */
  busyLabel?: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Field and button side by side where there is room, for a form of one field. */
  inline?: boolean
  hidden?: Record<string, string>
  children?: ReactNode
}

const fresh: FormState = { values: {} }

/** A form that says what is wrong beside the field, keeps what was typed, and works without JavaScript. */
export function Form<State extends FormState>(props: Props<State>) {
  const { action, onDone = loadNext, failed, send, submit, busyLabel, variant, inline, hidden = {}, children } = props
  const [posted, formAction] = useActionState<FormState, FormData>(action, fresh)
  // An action that gets no answer throws, and from `useActionState` that takes the whole page with all that was typed. It cannot
  // be caught there, because a form that works without JavaScript needs the server action itself. So a script calls it here.
  const [own, setOwn] = useState<FormState | null>(null)
  const [busy, setBusy] = useState(false)
  const noticeId = useId()
  const form = useRef<HTMLFormElement>(null)
  const state = own ?? posted

  useEffect(() => {
    if (!busy && isRefused(state)) focusOnProblem(form.current)
  }, [state, busy])

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = typedIn(event.currentTarget, event.nativeEvent.submitter)
    setBusy(true)
    setOwn({ values })
    try {
      if (send) await send(values)
      else await sendToAction(values)
    } catch (error) {
      setOwn({ values, ...problemsOf(error, failed) })
    } finally {
      setBusy(false)
    }
  }

  async function sendToAction(values: Record<string, string>) {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...values, [scriptField]: 'on' })) data.set(name, value)
    const next = await action(fresh, data)
    setOwn(next)
    if (!isRefused(next)) onDone(next)
  }

  if (state.sent) {
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className="outline-none">
        <Notice tone="success">{state.sent}</Notice>
      </div>
    )
  }
  return (
    <form ref={form} action={formAction} onSubmit={submitted} noValidate aria-describedby={noticeId}>
      <div id={noticeId} role="alert" className="[&:not(:empty)]:mb-5">
        {state.message && <Notice tone="problem">{state.message}</Notice>}
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={inline ? 'gap-3 max-sm:space-y-3 sm:flex' : 'space-y-5'}>
        <FormFields state={state}>{children}</FormFields>
        <Button
          type="submit"
          variant={variant}
          // Inline, the button aligns with the input, not with its label.
          className={cx('w-full', inline && 'sm:mt-6.5 sm:w-auto sm:shrink-0 sm:self-start')}
          aria-busy={busy || undefined}
          disabled={busy}
        >
          {busy && busyLabel ? busyLabel : (state.submit ?? submit)}
        </Button>
      </div>
    </form>
  )
}

/** What was typed, and the value of the button that was pressed. */
function typedIn(form: HTMLFormElement, pressed: HTMLElement | null): Record<string, string> {
  const texts = [...new FormData(form, pressed)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts.filter(([name]) => !name.startsWith('$')))
}

/** What the form shows when it was not sent, or was refused by our API. */
function problemsOf(error: unknown, failed: string): Pick<FormState, 'message' | 'errors'> {
  // An action that redirects is left to Next.
  unstable_rethrow(error)
  if (!(error instanceof FormFailure)) return { message: failed }
  const { message, errors } = error
  // Of several problems the message is the first one, which may be that of a field.
  return Object.values(errors).includes(message) ? { errors } : { message, errors }
}

/** A full page load, so that everything on the next page is fresh. */
function loadNext({ to }: FormState): void {
  if (to) location.assign(to)
}

function isRefused({ message, errors }: FormState): boolean {
  return Boolean(message) || Object.keys(errors ?? {}).length > 0
}

/** Moves the focus to the first field that is wrong, or where none is to the button. */
export function focusOnProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = wrong ?? form?.querySelector<HTMLElement>('button[type=submit]')
  target?.focus()
}

/** The fields of a form with what is wrong with them, also with those that are not on the page: no refusal is silent. */
export function FormFields({ state, children }: { state: FormState; children: ReactNode }) {
  return (
    <FormStateContext value={{ ...state, asked: new Set() }}>
      {children}
      <OtherProblems />
    </FormStateContext>
  )
}

/** It comes after all fields, when they have said that they are on the page. */
function OtherProblems() {
  const { errors = {}, asked } = useContext(FormStateContext)
  const others = Object.entries(errors).filter(([name]) => !asked?.has(name))
  if (others.length === 0) return null
  return (
    <div role="alert" className="space-y-3">
      {others.map(([name, error]) => (
        <Notice key={name} tone="problem">
          {error}
        </Notice>
      ))}
    </div>
  )
}

/** What a field of a form shows after it was refused: the error, and what was typed. */
export function useFormField(name: string) {
  const { values, errors = {}, asked } = useContext(FormStateContext)
  asked?.add(name)
  const [first] = Object.keys(errors)
  // Without JavaScript it is the browser that moves the focus.
  const isFresh = Object.keys(values).length === 0
  return { typed: values[name], isFresh, shown: { error: errors[name], autoFocus: first === name } }
}

/** The form that had the focus is gone. */
function takeFocus(sentence: HTMLElement | null): void {
  sentence?.focus()
}

type FormAreaProps = Omit<ComponentProps<typeof TextArea>, 'error'> & { name: string }

/** A multi-line text field of a `Form`, with its error and the value typed before. */
export function FormArea({ name, defaultValue, ...rest }: FormAreaProps) {
  const { typed, shown } = useFormField(name)
  return <TextArea {...rest} {...shown} name={name} defaultValue={typed ?? defaultValue} />
}
