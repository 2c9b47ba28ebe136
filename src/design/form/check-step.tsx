import { Fragment, use } from 'react'
import { Button } from '../button'
import { FormStateContext } from './form'

type KeptProps = { names: readonly string[]; values: Record<string, string>; text: string }

/** The second step of a form: values of the first are sent again, so that they are checked as they are shown. */
export function KeptValues({ names, values, text }: KeptProps) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>
          {values[name] !== undefined && <input type="hidden" name={name} value={values[name]} />}
        </Fragment>
      ))}
      <input type="hidden" name="step" value="check" />
      <p>{text}</p>
    </>
  )
}

type FactsProps = { facts: (string | undefined)[][] }

export function CheckedFacts({ facts }: FactsProps) {
  return (
    <dl className="space-y-3 rounded-md bg-surface px-4 py-4 inset-ring inset-ring-line-strong">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Leads back from `step`. Stands in `aside` of the form, so that Enter in a field does not press it. */
export function ChangeButton({ step, change }: { step: string; change: string }) {
  const { values } = use(FormStateContext)
  if (values.step !== step) return null
  return (
    <Button type="submit" name="step" value="change" variant="quiet" size="sm">
      {change}
    </Button>
  )
}
