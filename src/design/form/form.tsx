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

/** `asked`: names of the fields on the page; each field adds its own while rendering. */
export const FormStateContext = createContext<FormState & { asked?: Set<string> }>({ values: {} })

type Props<State extends FormState> = {
  action: (state: FormState, data: FormData) => Promise<State>
  onDone?: (state: State) => void
  failed: string
  /**
   * For forms that start a session: with JavaScript they use our API, because the browser has to store the session
   * before leaving the page. Resolves when the navigation has started. @throws FormFailure
   */
  send?: (fields: Record<string, string>) => Promise<void>
  submit: string
  busyLabel?: string
  variant?: ComponentProps<typeof Button>['variant']
  inline?: boolean
  hidden?: Record<string, string>
  children?: ReactNode
  /** Further buttons. They come behind the form's own, because Enter presses the first one. */
  aside?: ReactNode
}

const fresh: FormState = { values: {} }

export function Form<State extends FormState>(props: Props<State>) {
  const { action, onDone = loadNext, failed, send, submit, busyLabel, variant, inline, hidden = {} } = props
  const [posted, formAction] = useActionState<FormState, FormData>(action, fresh)
  // A server action without an answer throws, and from `useActionState` that replaces the whole page with all input. It
  // cannot be caught there, because a form without JavaScript needs the server action itself, so a script calls it
  // here.
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
        <FormFields state={state}>{props.children}</FormFields>
        <Button
          type="submit"
          variant={variant}
          className={cx('w-full', inline && 'sm:mt-6.5 sm:w-auto sm:shrink-0 sm:self-start')}
          aria-busy={busy || undefined}
          disabled={busy}
        >
          {busy && busyLabel ? busyLabel : (state.submit ?? submit)}
        </Button>
        <FormStateContext value={state}>{props.aside}</FormStateContext>
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement, pressed: HTMLElement | null): Record<string, string> {
  const texts = [...new FormData(form, pressed)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts.filter(([name]) => !name.startsWith('$')))
}

function problemsOf(error: unknown, failed: string): Pick<FormState, 'message' | 'errors'> {
  // Next implements redirects by throwing.
  unstable_rethrow(error)
  if (!(error instanceof FormFailure)) return { message: failed }
  const { message, errors } = error
  // The message repeats the first problem, which may belong to a field.
  return Object.values(errors).includes(message) ? { errors } : { message, errors }
}

/** A full page load, so that no stale data is shown. */
function loadNext({ to }: FormState): void {
  if (to) location.assign(to)
}

function isRefused({ message, errors }: FormState): boolean {
  return Boolean(message) || Object.keys(errors ?? {}).length > 0
}

function focusOnProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = wrong ?? form?.querySelector<HTMLElement>('button[type=submit]')
  target?.focus()
}

export function FormFields({ state, children }: { state: FormState; children: ReactNode }) {
  return (
    <FormStateContext value={{ ...state, asked: new Set() }}>
      {children}
      <OtherProblems />
    </FormStateContext>
  )
}

/**
 * Rendered after all fields, which have registered themselves by then. Shows errors of fields that are not on the page,
 * so that no refusal is silent.
 */
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

export function useFormField(name: string) {
  const { values, errors = {}, asked } = useContext(FormStateContext)
  asked?.add(name)
  const [first] = Object.keys(errors)
  // Without JavaScript `autoFocus` moves the focus.
  const isFresh = Object.keys(values).length === 0
  return { typed: values[name], isFresh, shown: { error: errors[name], autoFocus: first === name } }
}

/** The focused form is gone, so the message takes the focus. */
function takeFocus(sentence: HTMLElement | null): void {
  sentence?.focus()
}

type FormAreaProps = Omit<ComponentProps<typeof TextArea>, 'error'> & { name: string }

export function FormArea({ name, defaultValue, ...rest }: FormAreaProps) {
  const { typed, shown } = useFormField(name)
  return <TextArea {...rest} {...shown} name={name} defaultValue={typed ?? defaultValue} />
}
