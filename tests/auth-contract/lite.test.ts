import { contract } from './contract'
import { startOurs } from './servers'

contract('the embedded server', () => startOurs('lite'), { has: 'little' })
