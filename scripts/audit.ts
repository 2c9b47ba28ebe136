import { spawnSync } from 'node:child_process'
import { judgeAudit } from './testing/known-vulnerabilities'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 })
const { isSafe, sentence } = judgeAudit(stdout ?? '')
console.log(sentence)
process.exitCode = isSafe ? 0 : 1
