import { sessionMark } from './session-mark'

const mark = sessionMark('broshura-recovery', 'recovery', 20 * 60)

/** A session that came from a recovery mail may set a new password without the old one, for a while. */
export const markRecovery = mark.set
export const isRecovery = mark.isSet
export const clearRecovery = mark.clear
