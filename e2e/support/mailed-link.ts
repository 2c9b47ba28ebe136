import { mailTo } from './mails'

export async function mailedWays(
  address: string,
  pattern: RegExp,
): Promise<{ link: string; code: string; subject: string }> {
  const { subject, text } = await mailTo(address, pattern)
  const link = text.match(/https?:\S+\/confirm\?\S+/)?.[0] ?? ''
  const code = text.replace(link, '').match(/\b\d{6}\b/)?.[0] ?? ''
  return { link, code, subject }
}
