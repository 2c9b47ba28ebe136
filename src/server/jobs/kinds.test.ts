import { expect, it } from 'vitest'
import { z } from 'zod'
import * as kinds from './kinds'

const shape = z.object({ name: z.string(), attempts: z.number() })
const all = Object.values(kinds).flatMap((kind) => shape.safeParse(kind).data ?? [])
const most = Math.max(...all.map(({ attempts }) => attempts))

it('limits the pauses of every kind that is tried for two days', () => {
  const patient = all.filter(({ attempts }) => attempts === most).map(({ name }) => name)
  expect(kinds.patientKinds.toSorted()).toEqual(patient.toSorted())
})

it('counts every kind that is a mail as one', () => {
  const mails = all.map(({ name }) => name).filter((name) => /^mail[A-Z]|^sendMail$/.test(name))
  expect(kinds.mailKinds.toSorted()).toEqual(mails.toSorted())
})
