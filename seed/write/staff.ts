import type { Payload } from 'payload'
import { demoSignIns } from '../sign-ins'

/** Creates the demonstration's staff; an existing account keeps its password. */
export async function writeStaff(cms: Payload) {
  for (const { email, password, role, what } of demoSignIns) {
    const { totalDocs } = await cms.count({ collection: 'users', where: { email: { equals: email } } })
    if (totalDocs === 0)
      await cms.create({ collection: 'users', data: { email, password, role, name: `Demonstration ${what}` } })
  }
}
