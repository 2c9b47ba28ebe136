import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(`src/design/${file}`, 'utf8')

it('lists stay lists for VoiceOver, after the rule that takes their markers away', () => {
  expect(read('base.css')).toMatch(/^@layer base \{[\s\S]*\bol,\s+ul \{\s+list-style-type: '';\s+\}/)
  const styles = read('styles.css')
  expect(styles.indexOf('./base.css')).toBeGreaterThan(styles.indexOf('tailwindcss/preflight.css'))
  expect(styles).toContain("preflight.css' layer(base)")
})
