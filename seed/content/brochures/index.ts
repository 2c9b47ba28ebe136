import type { BrochureSeed } from '../types'
import { care } from './care'
import { food } from './food'
import { home } from './home'
import { things } from './things'

export const brochures: BrochureSeed[] = [...food, ...care, ...things, ...home]
