import { contract } from './contract'
import { startOurs } from './servers'

contract('the server of our own', () => startOurs('own'), { has: 'everything' })
