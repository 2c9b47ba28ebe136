import type { TextFieldServerProps } from 'payload'
import { readStoreTowns } from '@/features/brochures/retailers/queries'
import { TownsInput } from './towns-input'

/** Offers the towns with stores, so that each has one spelling and visitors can choose it. */
export async function EditionTowns({ clientField, path, readOnly }: TextFieldServerProps) {
  const towns = (await readStoreTowns()).flatMap(({ names }) => names.slice(0, 1))
  return <TownsInput field={clientField} path={path} readOnly={readOnly} towns={towns} />
}
