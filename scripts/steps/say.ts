/** Reports what is being done, that it still goes on, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  console.log(`${what} …`)
  const began = Date.now()
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  const ticking = setInterval(() => console.log(`  … ${what.toLowerCase()}: ${seconds()}`), 15_000)
  try {
    const result = await work()
    console.log(`  done in ${seconds()}`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
