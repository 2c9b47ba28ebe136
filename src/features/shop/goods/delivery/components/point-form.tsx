'use client'

import type { ComponentProps } from 'react'
import { Form } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import type { Locale } from '@/i18n/routing'
import { savePreferredPointAction } from '../actions'

type Choice = { legend: string; chosen: string | undefined; options: ComponentProps<typeof FormChoice>['options'] }
type Props = { locale: Locale; next: string; submit: string; failed: string; choice?: Choice }

export function PointForm({ locale, next, submit, failed, choice }: Props) {
  return (
    <Form
      action={savePreferredPointAction}
      failed={failed}
      submit={submit}
      variant="secondary"
      hidden={{ locale, next, ...(choice ? {} : { point: '' }) }}
    >
      {choice && (
        <FormChoice name="point" legend={choice.legend} defaultValue={choice.chosen} options={choice.options} />
      )}
    </Form>
  )
}
