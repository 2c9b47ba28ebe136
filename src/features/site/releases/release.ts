export type Release = { id: string; timestamp: number }

/** The build that this code was made in: `next.config.ts` writes both values into it. The timestamp is in milliseconds. */
export const release: Release = { id: process.env.BUILD_ID ?? '', timestamp: Number(process.env.BUILD_TIME) }
