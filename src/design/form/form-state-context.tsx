'use client'

import { createContext } from 'react'
import type { FormState } from './form-state'

export const FormStateContext = createContext<FormState>({ values: {} })
