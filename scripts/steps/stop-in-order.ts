type End = () => Promise<void>

export class StopInOrder {
  private readonly ends: End[] = []
  private stopping: Promise<void> | undefined

  get asked(): boolean {
    return this.stopping !== undefined
  }

  add(end: End): void {
    this.ends.push(end)
  }

  stop(): Promise<void> {
    this.stopping ??= this.run()
    return this.stopping
  }

  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.asked) console.log('\nStopping …')
        void this.stop().then(() => process.exit(0))
      })
    }
  }

  private async run(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) {
      await end().catch((error: unknown) => console.error(error))
    }
  }
}
