import * as z from 'zod/mini'

const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.optional(z.string()),
      data: z.nullish(
        z.object({
          code: z.optional(z.string()),
          errors: z.optional(z.array(z.object({ message: z.string() }))),
        }),
      ),
    }),
  ),
})

export function readRefusal(json: unknown): { code?: string; message?: string } {
  const first = refusal.safeParse(json).data?.errors[0]
  return { code: first?.data?.code, message: first?.data?.errors?.[0]?.message ?? first?.message }
}
