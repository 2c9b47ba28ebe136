import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { econt, speedy } from './answers'
import { carrierKit } from './carrier-jobs-kit'

const { server } = await carrierKit()

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

async function carriers(...given: string[]) {
  const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('{'))
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/carriers.ts', ...given])
  const { code, stdout, stderr } = await run.then(
    (output) => ({ ...output, code: 0 }),
    (error: unknown) => failed.parse(error),
  )
  return { code, lines: linesOf(stdout).map((line) => line.replaceAll('\u00a0', ' ')), problems: linesOf(stderr) }
}

it('fetches the points of each carrier, also where another one refuses', async () => {
  const offices = '/econt/Nomenclatures/NomenclaturesService.getOffices.json'
  server.on(offices, { json: { offices: [econt.office()] } })
  server.on('/speedy/location/office', { json: { offices: [speedy.office()] } })
  const added = JSON.stringify({ created: 1, changed: 0, removed: 0 })
  expect(await carriers('points')).toEqual({ code: 0, lines: [`econt: ${added}`, `speedy: ${added}`], problems: [] })
  server.on(offices, { status: 517, json: econt.refusal })
  const { code, lines, problems } = await carriers('points')
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [`speedy: ${JSON.stringify({ created: 0, changed: 0, removed: 0 })}`],
  })
  expect(problems).toEqual([expect.stringContaining('econt: ')])
})

it('compares what the table asks with what the carrier charges, for each step of weight', async () => {
  server.on('/econt/Shipments/LabelService.createLabel.json', { json: econt.created('1') })
  const place = ['--town', 'Пловдив', '--postcode', '4000']
  const { code, lines } = await carriers('rates', ...place)
  expect({ code, lines }).toEqual({ code: 0, lines: ['econt\tКуриер\t3 kg\t4,50 €\t4,63 €'] })
  server.on('/econt/Shipments/LabelService.createLabel.json', { status: 517, json: econt.refusal })
  expect(await carriers('rates', ...place)).toMatchObject({ code: 1, lines: ['econt\tКуриер\t3 kg\t4,50 €\t-'] })
  const wrong = await carriers('rates', '--town', 'Пловдив')
  expect(wrong).toMatchObject({ code: 1, problems: [expect.stringContaining('npm run carriers'), expect.any(String)] })
})
