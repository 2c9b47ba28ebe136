'use client'

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
import type { FormState } from './form-state'
import { FormFailure } from './form-state'

export const FormStateContext = createContext<FormState>({ values: {} })

type Props = {
  /** The server action that handles the form without JavaScript. */
  action: (state: FormState, data: FormData) => Promise<FormState>
  /**
   * Sends the form with JavaScript; without it the action does that too. Resolves when the person is sent on, or with the
   * message that replaces the form. @throws FormFailure
   */
  send?: (fields: Record<string, string>) => Promise<string> | Promise<void>
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
export function Form({ action, send, submit, busyLabel, variant, inline, hidden = {}, children }: Props) {
  const [posted, formAction, posting] = useActionState(action, fresh)
  const [own, setOwn] = useState<FormState | null>(null)
  const [sending, setSending] = useState(false)
  const noticeId = useId()
  const form = useRef<HTMLFormElement>(null)
  const state = own ?? posted
  const busy = sending || posting

  useEffect(() => {
    if (!busy && isRefused(state)) focusOnProblem(form.current)
  }, [state, busy])

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    if (!send) return
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const values = Object.fromEntries(entries.filter(([name]) => !name.startsWith('$')))
    setSending(true)
    setOwn({ values })
    try {
      const sentence = await send(values)
      if (sentence) setOwn({ values: {}, sent: sentence })
    } catch (error) {
      if (!(error instanceof FormFailure)) throw error
      const { message, errors } = error
      setOwn({ values, errors, ...(!Object.values(errors).includes(message) && { message }) })
    } finally {
      setSending(false)
    }
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
        <FormStateContext value={state}>{children}</FormStateContext>
        <Button
          type="submit"
          variant={variant}
          // Inline, the button aligns with the input, not with its label.
          className={cx('w-full', inline && 'sm:mt-6.5 sm:w-auto sm:shrink-0 sm:self-start')}
          aria-busy={busy || undefined}
          disabled={busy}
        >
          {busy && busyLabel ? busyLabel : submit}
        </Button>
      </div>
    </form>
  )
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

/** What a field of a form shows after it was refused: the error, and what was typed. */
export function useFormField(name: string) {
  const { values, errors = {} } = useContext(FormStateContext)
  const [first] = Object.keys(errors)
  // Without JavaScript it is the browser that moves the focus.
  return { typed: values[name], shown: { error: errors[name], autoFocus: first === name } }
}

/** The form that had the focus is gone. */
function takeFocus(sentence: HTMLElement | null): void {
  sentence?.focus()
}

type FormAreaProps = Omit<ComponentProps<typeof TextArea>, 'error'> & { name: string }

/** A multi-line text field of a `Form`, with its error and the value typed before. */
export function FormArea({ name, ...rest }: FormAreaProps) {
  const { typed, shown } = useFormField(name)
  return <TextArea {...rest} {...shown} name={name} defaultValue={typed} />
}
