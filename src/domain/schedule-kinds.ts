export const scheduleKinds = ['publish', 'unpublish'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]
