const width = { name: 44, value: 30 }

export function line(name: string, value: string, goal?: { text: string; met: boolean }): void {
  const verdict = goal ? `${goal.met ? 'ok    ' : 'MISSED'}  (${goal.text})` : ''
  console.log(`  ${name.padEnd(width.name)}${value.padEnd(width.value)}${verdict}`.trimEnd())
}

export function heading(text: string): void {
  console.log(`\n${text}`)
}

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
export const kb = (value: number) => `${value.toFixed(1)} KB`
