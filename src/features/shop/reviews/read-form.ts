import { z } from 'zod'
import { fits, isPlainName, reviewLimits } from '@/domain/review'
import { joined, type Outcome, optional, type Problem, problemsIn, refuse } from '@/lib/forms/problems'

const written = z.object({
  rating: z.coerce.number<string>('choose').pipe(z.int('choose').min(1, 'choose').max(5, 'choose')),
  fit: z.enum(fits).nullable().catch(null),
  title: optional(reviewLimits.title),
  text: optional(reviewLimits.text),
  authorName: optional(reviewLimits.name),
})
export type Written = z.infer<typeof written>

export function readReview(fields: Record<string, string>): Outcome<{ written: Written }> {
  const parsed = written.safeParse(fields)
  const problems: Problem[] = parsed.success ? [] : problemsIn(parsed.error)
  const name = fields.authorName?.trim() ?? ''
  if (name && !isPlainName(name)) problems.push({ code: 'first-name', field: 'authorName' })
  const problem = joined(problems)
  return parsed.success && !problem ? { ok: true, written: parsed.data } : refuse(problem ?? { code: 'required' })
}
