import { Fragment } from 'react'
import { Button } from '../button'

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

type FactsProps = { facts: (string | undefined)[][]; change: string }

export function CheckedFacts({ facts, change }: FactsProps) {
  return (
    <>
      <dl className="space-y-3 rounded-md bg-surface px-4 py-4 inset-ring inset-ring-line-strong">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <Button type="submit" name="step" value="change" variant="quiet" size="sm">
        {change}
      </Button>
    </>
  )
}
