import { expect, it } from 'vitest'
import { judgeAudit } from './known-vulnerabilities'

const reported = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const found = (severity: string) => ({ severity, range: '<2.0.0', via: [] })

it.each(['high', 'critical'])('fails where one is %s, and names it', (severity) => {
  const { isSafe, sentence } = judgeAudit(reported({ pdfkit: found(severity), sharp: found('low') }))
  expect([isSafe, sentence]).toEqual([false, expect.stringContaining(`pdfkit <2.0.0 (${severity})`)])
  expect(sentence).not.toContain('sharp')
})

it('passes where there is none, or a lesser one', () => {
  expect(judgeAudit(reported({}))).toEqual({ isSafe: true, sentence: 'No grave vulnerability is known, 0 lesser.' })
  expect(judgeAudit(reported({ sharp: found('moderate') })).isSafe).toBe(true)
})

it.each([
  ['a registry without it', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405'],
  ['no network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } }), 'request failed'],
  ['no answer', '', 'no answer'],
])('says that it was not checked: %s', (_, output, why) => {
  expect(judgeAudit(output)).toEqual({ isSafe: true, sentence: expect.stringMatching(`^Not checked: .*${why}`) })
})
