/** A line of progress for the person who waits. */
export function say(line: string) {
  process.stdout.write(`  ${line}\n`)
}
