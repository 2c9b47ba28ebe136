import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { acceptsOther, languageCookie } from '../../i18n/start-language'
import { personal } from '../cache/cached-answers'
import { startLanguageHeader } from './tag-answers'

const vcl = readFileSync('deploy/varnish.vcl', 'utf8')

it('Varnish knows who is signed in as we do', () => {
  expect(vcl).toContain(`req.http.Cookie ~ "${personal.source}"`)
})

it('Varnish finds the starting language by the rule of the site', () => {
  expect(vcl).toContain(`req.http.Accept-Language ~ "^${acceptsOther}$"`)
  expect(vcl).toContain(`req.http.Cookie !~ "(?:^|; )${languageCookie}=bg(?:;|$)"`)
  expect(vcl.toLowerCase()).toContain(`set req.http.${startLanguageHeader} = "bg"`)
})
