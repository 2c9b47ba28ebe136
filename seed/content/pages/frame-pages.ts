import { error1 } from './error-1'
import { error2 } from './error-2'
import { footerStyle1 } from './footer-style-1'
import { footerStyle2 } from './footer-style-2'
import { footerStyle3 } from './footer-style-3'
import { footerStyle4 } from './footer-style-4'
import { footerStyle5 } from './footer-style-5'
import { footerStyle6 } from './footer-style-6'
import { footerStyle7 } from './footer-style-7'
import { headerStyle1 } from './header-style-1'
import { headerStyle2 } from './header-style-2'
import { headerStyle3 } from './header-style-3'
import { headerStyle4 } from './header-style-4'
import { headerStyle5 } from './header-style-5'
import { headerStyle6 } from './header-style-6'
import { headerStyle7 } from './header-style-7'
import { index2 } from './index-2'
import { index3 } from './index-3'
import type { PageSeed } from './types'
import { underConstruction } from './under-construction'

export const framePages: PageSeed[] = [
  headerStyle1,
  headerStyle2,
  headerStyle3,
  headerStyle4,
  headerStyle5,
  headerStyle6,
  headerStyle7,
  footerStyle1,
  footerStyle2,
  footerStyle3,
  footerStyle4,
  footerStyle5,
  footerStyle6,
  footerStyle7,
  index2,
  index3,
  error1,
  error2,
  underConstruction,
]
