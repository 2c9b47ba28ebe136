'use client'

import './schedule.css'
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

/** Payload's drawer says "scheduled" whatever the server responded; it only shows thrown errors. */
export function ScheduleErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const value = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      schedulePublish: async (args) => {
        const answer: unknown = await functions.schedulePublish(args)
        if (answer && typeof answer === 'object' && 'error' in answer) throw new Error(String(answer.error))
        return answer
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
