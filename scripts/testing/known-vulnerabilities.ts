import { z } from 'zod'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']), range: z.string().catch('') }),
  ),
})
const refusal = z.object({ message: z.string().catch(''), error: z.object({ summary: z.string() }).optional() })

export interface Judgement {
  isSafe: boolean
  sentence: string
}

/**
 * Judges the output of `npm audit --json`. Without an answer of the registry nothing is proved, and nobody is kept from
 * working.
 */
export function judgeAudit(output: string): Judgement {
  const answer = jsonOf(output)
  const { data } = report.safeParse(answer)
  if (!data) {
    const { message, error } = refusal.parse(Object(answer))
    const why = [error?.summary, message].find(Boolean) ?? 'no answer'
    return {
      isSafe: true,
      sentence: `Not checked: the registry does not say which packages are known to be insecure (${why}).`,
    }
  }
  const found = Object.entries(data.vulnerabilities).map(([name, { severity, range }]) => ({ name, severity, range }))
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  if (grave.length === 0) return { isSafe: true, sentence: `No grave vulnerability is known, ${found.length} lesser.` }
  const list = grave.map(({ name, severity, range }) => `  ${name} ${range} (${severity})`)
  return { isSafe: false, sentence: ['Known to be insecure, and used in production:', ...list].join('\n') }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
