import { createClient } from '@supabase/supabase-js'
import { mailTo } from './mails'
import { stack } from './stack-ready'

export interface TestCustomer {
  email: string
  password: string
}

let made = 0

export async function newCustomer(name: string, language = 'bg'): Promise<TestCustomer> {
  const email = `${name}-${process.pid}-${++made}@customers.example`
  const password = `a long ${name} phrase`
  const { SUPABASE_KEY = '', SUPABASE_URL = '' } = stack().env
  const { auth } = createClient(SUPABASE_URL, SUPABASE_KEY, { auth: { persistSession: false } })
  const { error } = await auth.signUp({ email, password, options: { data: { language } } })
  if (error) throw error
  const token = (await mailTo(email)).text.match(/\b\d{6}\b/)?.[0] ?? ''
  const confirmed = await auth.verifyOtp({ email, token, type: 'signup' })
  if (confirmed.error) throw confirmed.error
  return { email, password }
}
