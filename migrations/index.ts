import * as initial from './20261120_090318_initial'
import * as listIndexes from './20261120_100000_list_indexes'
import * as accounts from './20261120_121146_accounts'
import * as auditLogKept from './20261120_121147_audit_log_kept'
import * as search from './20261120_200000_search'
import * as searchFind from './20261120_210000_search_find'
import * as categoryLists from './20261120_220000_category_lists'
import * as searchLive from './20261120_230000_search_live'
import * as signIn from './20261121_000000_sign_in'
import * as staffSignIn from './20261121_010000_staff_sign_in'
import * as departures from './20261121_020000_departures'
import * as peopleJobs from './20261121_030000_people_jobs'
import * as prices from './20261121_100000_prices'
import * as productGroups from './20261121_110000_product_groups'
import * as shoppingLists from './20261121_120000_shopping_lists'
import * as searchOffers from './20261121_130000_search_offers'
import * as follows from './20261121_140000_follows'
import * as menus from './20261121_150000_menus'
import * as priceSummaries from './20261121_160000_price_summaries'
import * as offerProposals from './20261121_170000_offer_proposals'
import * as productMatching from './20261121_190000_product_matching'
import * as priceImports from './20261121_200000_price_imports'
import * as searchProducts from './20261121_200000_search_products'
import * as frameStyles from './20261122_100500_frame_styles'
import * as pages from './20261122_101000_pages'
import * as legalPages from './20261122_110000_legal_pages'
import * as searchKinds from './20261122_110500_search_kinds'
import * as letters from './20261122_130000_letters'
import * as shopProducts from './20261122_140000_products'
import * as blog from './20261123_100000_blog'
import * as productKinds from './20261123_110000_product_kinds'
import * as wordScripts from './20261123_120000_word_scripts'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_090318_initial' },
  { up: listIndexes.up, down: listIndexes.down, name: '20261120_100000_list_indexes' },
  { up: accounts.up, down: accounts.down, name: '20261120_121146_accounts' },
  { up: auditLogKept.up, down: auditLogKept.down, name: '20261120_121147_audit_log_kept' },
  { up: search.up, down: search.down, name: '20261120_200000_search' },
  { up: searchFind.up, down: searchFind.down, name: '20261120_210000_search_find' },
  { up: categoryLists.up, down: categoryLists.down, name: '20261120_220000_category_lists' },
  { up: searchLive.up, down: searchLive.down, name: '20261120_230000_search_live' },
  { up: signIn.up, down: signIn.down, name: '20261121_000000_sign_in' },
  { up: staffSignIn.up, down: staffSignIn.down, name: '20261121_010000_staff_sign_in' },
  { up: departures.up, down: departures.down, name: '20261121_020000_departures' },
  { up: peopleJobs.up, down: peopleJobs.down, name: '20261121_030000_people_jobs' },
  { up: prices.up, down: prices.down, name: '20261121_100000_prices' },
  { up: productGroups.up, down: productGroups.down, name: '20261121_110000_product_groups' },
  { up: shoppingLists.up, down: shoppingLists.down, name: '20261121_120000_shopping_lists' },
  { up: searchOffers.up, down: searchOffers.down, name: '20261121_130000_search_offers' },
  { up: follows.up, down: follows.down, name: '20261121_140000_follows' },
  { up: menus.up, down: menus.down, name: '20261121_150000_menus' },
  { up: priceSummaries.up, down: priceSummaries.down, name: '20261121_160000_price_summaries' },
  { up: offerProposals.up, down: offerProposals.down, name: '20261121_170000_offer_proposals' },
  { up: productMatching.up, down: productMatching.down, name: '20261121_190000_product_matching' },
  { up: priceImports.up, down: priceImports.down, name: '20261121_200000_price_imports' },
  { up: searchProducts.up, down: searchProducts.down, name: '20261121_200000_search_products' },
  { up: frameStyles.up, down: frameStyles.down, name: '20261122_100500_frame_styles' },
  { up: pages.up, down: pages.down, name: '20261122_101000_pages' },
  { up: legalPages.up, down: legalPages.down, name: '20261122_110000_legal_pages' },
  { up: searchKinds.up, down: searchKinds.down, name: '20261122_110500_search_kinds' },
  { up: letters.up, down: letters.down, name: '20261122_130000_letters' },
  { up: shopProducts.up, down: shopProducts.down, name: '20261122_140000_products' },
  { up: blog.up, down: blog.down, name: '20261123_100000_blog' },
  { up: productKinds.up, down: productKinds.down, name: '20261123_110000_product_kinds' },
  { up: wordScripts.up, down: wordScripts.down, name: '20261123_120000_word_scripts' },
]
