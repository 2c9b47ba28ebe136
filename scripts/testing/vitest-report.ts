import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { TestReport } from './counts'

/** Vitest's own report in JSON leaves out the errors that belong to no test. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report: TestReport = {
      outsideErrors: errors.length,
      files: modules.map((file) => ({
        path: file.relativeModuleId,
        isGood: file.ok() && ['passed', 'skipped'].includes(file.state()),
        tests: [...file.children.allTests()].map((test) => ({ name: test.fullName, state: test.result().state })),
      })),
    }
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report))
  }
}
