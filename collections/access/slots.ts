/** Lets so many pieces of work run at once; others wait in line, and where the line is full, `refuse` answers. */
export function slots<Result>(atOnce: number, inLine: number, refuse: () => Result) {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work: () => Promise<Result> | Result): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= inLine) return refuse()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
