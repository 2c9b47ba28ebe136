import * as migration_20261120_090318_initial from './20261120_090318_initial';
import * as migration_20261120_100000_list_indexes from './20261120_100000_list_indexes';
import * as migration_20261120_121146_accounts from './20261120_121146_accounts';
import * as migration_20261120_121147_audit_log_kept from './20261120_121147_audit_log_kept';
import * as migration_20261120_200000_search from './20261120_200000_search';
import * as migration_20261120_210000_search_find from './20261120_210000_search_find';
import * as migration_20261120_220000_category_lists from './20261120_220000_category_lists';
import * as migration_20261120_230000_search_live from './20261120_230000_search_live';
import * as migration_20261121_000000_sign_in from './20261121_000000_sign_in';
import * as migration_20261121_010000_staff_sign_in from './20261121_010000_staff_sign_in';
import * as migration_20261121_020000_departures from './20261121_020000_departures';
import * as migration_20261121_030000_people_jobs from './20261121_030000_people_jobs';
import * as migration_20261121_100000_prices from './20261121_100000_prices';
import * as migration_20261121_110000_product_groups from './20261121_110000_product_groups';
import * as migration_20261121_120000_shopping_lists from './20261121_120000_shopping_lists';
import * as migration_20261121_130000_search_offers from './20261121_130000_search_offers';
import * as migration_20261121_140000_follows from './20261121_140000_follows';
import * as migration_20261121_150000_menus from './20261121_150000_menus';
import * as migration_20261121_160000_price_summaries from './20261121_160000_price_summaries';
import * as migration_20261121_170000_offer_proposals from './20261121_170000_offer_proposals';
import * as migration_20261121_190000_product_matching from './20261121_190000_product_matching';
import * as migration_20261121_200000_price_imports from './20261121_200000_price_imports';
import * as migration_20261121_200000_search_products from './20261121_200000_search_products';
import * as migration_20261122_100500_frame_styles from './20261122_100500_frame_styles';
import * as migration_20261122_101000_pages from './20261122_101000_pages';
import * as migration_20261122_110000_legal_pages from './20261122_110000_legal_pages';
import * as migration_20261122_110500_search_kinds from './20261122_110500_search_kinds';
import * as migration_20261122_130000_letters from './20261122_130000_letters';
import * as migration_20261122_140000_products from './20261122_140000_products';
import * as migration_20261123_100000_blog from './20261123_100000_blog';
import * as migration_20261123_110000_product_kinds from './20261123_110000_product_kinds';
import * as migration_20261123_120000_word_scripts from './20261123_120000_word_scripts';
import * as migration_20261124_200058_own_account from './20261124_200058_own_account';
import * as migration_20261124_201714_recovery_codes from './20261124_201714_recovery_codes';
import * as migration_20261124_202854_staff_second_factor from './20261124_202854_staff_second_factor';
import * as migration_20261124_204401_media_uses from './20261124_204401_media_uses';
import * as migration_20261124_211426_jobs from './20261124_211426_jobs';
import * as schedules from './20261124_213501_schedules'
import * as soldPairs from './20261125_100000_sold_pairs'
import * as proposalsOfImports from './20261124_213502_proposals_of_imports'
import * as staffLanguage from './20261124_214001_staff_language'
import * as auditRequestId from './20261124_214501_audit_request_id'
import * as followTargets from './20261125_110000_follow_targets'
import * as indexVersion from './20261126_090000_index_version'
import * as priceFetching from './20261126_100000_price_fetching'
import * as priceOutliers from './20261126_110000_price_outliers'
import * as searchBrands from './20261126_120000_search_brands'
import * as sitemapSection from './20261126_130000_sitemap_section'
import * as goods from './20261127_100000_goods';
import * as promotions from './20261127_105000_promotions';
import * as priceHistory from './20261127_110000_price_history';
import * as stock from './20261127_120000_stock'
import * as ordersOfTheShop from './20261128_000000_orders_of_the_shop'
import * as shopOrders from './20261128_010000_shop_orders'
import * as handlesOrders from './20261128_600000_handles_orders';
import * as refusedParcels from './20261201_000000_refused_parcels';
import * as shopLaw from './20261203_000000_shop_law';
import * as catalogueGoods from './20261130_000000_catalogue_goods';
import * as colourPictures from './20261128_100000_colour_pictures';
import * as catalogue from './20261128_200000_catalogue';
import * as productLayout from './20261128_300000_product_layout';
import * as stockAlerts from './20261128_300100_stock_alerts';
import * as paymentReminders from './20261128_400000_payment_reminders';
import * as checkouts from './20261128_500000_checkouts'
import * as carriers from './20261204_000000_carriers'
import * as latePayments from './20261205_210000_late_payments'
import * as productAddresses from './20261205_210001_product_addresses'
import * as taxClass from './20261205_210002_tax_class'
import * as afterSales from './20261205_220000_after_sales'
import * as guestData from './20261206_000000_guest_data'
import * as reviews from './20261206_100000_reviews'
import * as giftVouchers from './20261206_300000_gift_vouchers'
import * as brochureDrafts from './20261207_100000_brochure_drafts'
import * as orderOrigins from './20261208_120000_order_origins'
import * as findOrders from './20261208_170000_find_orders'
import * as variantsOffSale from './20261208_130000_variants_off_sale'
import * as doneOnce from './20261208_130001_done_once'
import * as variantPrices from './20261208_140000_variant_prices'
import * as offerPdfs from './20261208_160000_offer_pdfs'
import * as scheduleState from './20261208_160001_schedule_state'
import * as proposedLoyalty from './20261208_160002_proposed_loyalty'
import * as orderHolds from './20261208_120001_order_holds'
import * as stockCorrections from './20261208_170001_stock_corrections'
import * as editorsWithoutLocks from './20261209_000000_editors_without_locks'
import * as judgedReductions from './20261209_010000_judged_reductions'
import * as wordsOfNames from './20261209_020000_words_of_names'
import * as productBarcodes from './20261209_400000_product_barcodes'
import * as voucherKeys from './20261209_500000_voucher_keys'
import * as targetDays from './20261209_600000_target_days'
import * as reportedOldPrices from './20261209_600001_reported_old_prices'
import * as ownPricesNotStruck from './20261209_600002_own_prices_not_struck'
import * as brandKeys from './20261209_700000_brand_keys'
import * as bookChecks from './20261128_710000_book_checks'
import * as wishlists from './20261206_200000_wishlists'

export const migrations = [
  {
    up: migration_20261120_090318_initial.up,
    down: migration_20261120_090318_initial.down,
    name: '20261120_090318_initial',
  },
  {
    up: migration_20261120_100000_list_indexes.up,
    down: migration_20261120_100000_list_indexes.down,
    name: '20261120_100000_list_indexes',
  },
  {
    up: migration_20261120_121146_accounts.up,
    down: migration_20261120_121146_accounts.down,
    name: '20261120_121146_accounts',
  },
  {
    up: migration_20261120_121147_audit_log_kept.up,
    down: migration_20261120_121147_audit_log_kept.down,
    name: '20261120_121147_audit_log_kept',
  },
  {
    up: migration_20261120_200000_search.up,
    down: migration_20261120_200000_search.down,
    name: '20261120_200000_search',
  },
  {
    up: migration_20261120_210000_search_find.up,
    down: migration_20261120_210000_search_find.down,
    name: '20261120_210000_search_find',
  },
  {
    up: migration_20261120_220000_category_lists.up,
    down: migration_20261120_220000_category_lists.down,
    name: '20261120_220000_category_lists',
  },
  {
    up: migration_20261120_230000_search_live.up,
    down: migration_20261120_230000_search_live.down,
    name: '20261120_230000_search_live',
  },
  {
    up: migration_20261121_000000_sign_in.up,
    down: migration_20261121_000000_sign_in.down,
    name: '20261121_000000_sign_in',
  },
  {
    up: migration_20261121_010000_staff_sign_in.up,
    down: migration_20261121_010000_staff_sign_in.down,
    name: '20261121_010000_staff_sign_in',
  },
  {
    up: migration_20261121_020000_departures.up,
    down: migration_20261121_020000_departures.down,
    name: '20261121_020000_departures',
  },
  {
    up: migration_20261121_030000_people_jobs.up,
    down: migration_20261121_030000_people_jobs.down,
    name: '20261121_030000_people_jobs',
  },
  {
    up: migration_20261121_100000_prices.up,
    down: migration_20261121_100000_prices.down,
    name: '20261121_100000_prices',
  },
  {
    up: migration_20261121_110000_product_groups.up,
    down: migration_20261121_110000_product_groups.down,
    name: '20261121_110000_product_groups',
  },
  {
    up: migration_20261121_120000_shopping_lists.up,
    down: migration_20261121_120000_shopping_lists.down,
    name: '20261121_120000_shopping_lists',
  },
  {
    up: migration_20261121_130000_search_offers.up,
    down: migration_20261121_130000_search_offers.down,
    name: '20261121_130000_search_offers',
  },
  {
    up: migration_20261121_140000_follows.up,
    down: migration_20261121_140000_follows.down,
    name: '20261121_140000_follows',
  },
  {
    up: migration_20261121_150000_menus.up,
    down: migration_20261121_150000_menus.down,
    name: '20261121_150000_menus',
  },
  {
    up: migration_20261121_160000_price_summaries.up,
    down: migration_20261121_160000_price_summaries.down,
    name: '20261121_160000_price_summaries',
  },
  {
    up: migration_20261121_170000_offer_proposals.up,
    down: migration_20261121_170000_offer_proposals.down,
    name: '20261121_170000_offer_proposals',
  },
  {
    up: migration_20261121_190000_product_matching.up,
    down: migration_20261121_190000_product_matching.down,
    name: '20261121_190000_product_matching',
  },
  {
    up: migration_20261121_200000_price_imports.up,
    down: migration_20261121_200000_price_imports.down,
    name: '20261121_200000_price_imports',
  },
  {
    up: migration_20261121_200000_search_products.up,
    down: migration_20261121_200000_search_products.down,
    name: '20261121_200000_search_products',
  },
  {
    up: migration_20261122_100500_frame_styles.up,
    down: migration_20261122_100500_frame_styles.down,
    name: '20261122_100500_frame_styles',
  },
  {
    up: migration_20261122_101000_pages.up,
    down: migration_20261122_101000_pages.down,
    name: '20261122_101000_pages',
  },
  {
    up: migration_20261122_110000_legal_pages.up,
    down: migration_20261122_110000_legal_pages.down,
    name: '20261122_110000_legal_pages',
  },
  {
    up: migration_20261122_110500_search_kinds.up,
    down: migration_20261122_110500_search_kinds.down,
    name: '20261122_110500_search_kinds',
  },
  {
    up: migration_20261122_130000_letters.up,
    down: migration_20261122_130000_letters.down,
    name: '20261122_130000_letters',
  },
  {
    up: migration_20261122_140000_products.up,
    down: migration_20261122_140000_products.down,
    name: '20261122_140000_products',
  },
  {
    up: migration_20261123_100000_blog.up,
    down: migration_20261123_100000_blog.down,
    name: '20261123_100000_blog',
  },
  {
    up: migration_20261123_110000_product_kinds.up,
    down: migration_20261123_110000_product_kinds.down,
    name: '20261123_110000_product_kinds',
  },
  {
    up: migration_20261123_120000_word_scripts.up,
    down: migration_20261123_120000_word_scripts.down,
    name: '20261123_120000_word_scripts',
  },
  {
    up: migration_20261124_200058_own_account.up,
    down: migration_20261124_200058_own_account.down,
    name: '20261124_200058_own_account',
  },
  {
    up: migration_20261124_201714_recovery_codes.up,
    down: migration_20261124_201714_recovery_codes.down,
    name: '20261124_201714_recovery_codes'
  },
  {
    up: migration_20261124_202854_staff_second_factor.up,
    down: migration_20261124_202854_staff_second_factor.down,
    name: '20261124_202854_staff_second_factor',
  },
  {
    up: migration_20261124_204401_media_uses.up,
    down: migration_20261124_204401_media_uses.down,
    name: '20261124_204401_media_uses'
  },
  {
    up: migration_20261124_211426_jobs.up,
    down: migration_20261124_211426_jobs.down,
    name: '20261124_211426_jobs'
  },
  { up: schedules.up, down: schedules.down, name: '20261124_213501_schedules' },
  { up: proposalsOfImports.up, down: proposalsOfImports.down, name: '20261124_213502_proposals_of_imports' },
  { up: staffLanguage.up, down: staffLanguage.down, name: '20261124_214001_staff_language' },
  { up: auditRequestId.up, down: auditRequestId.down, name: '20261124_214501_audit_request_id' },
  { up: soldPairs.up, down: soldPairs.down, name: '20261125_100000_sold_pairs' },
  { up: followTargets.up, down: followTargets.down, name: '20261125_110000_follow_targets' },
  { up: indexVersion.up, down: indexVersion.down, name: '20261126_090000_index_version' },
  { up: priceFetching.up, down: priceFetching.down, name: '20261126_100000_price_fetching' },
  { up: priceOutliers.up, down: priceOutliers.down, name: '20261126_110000_price_outliers' },
  { up: searchBrands.up, down: searchBrands.down, name: '20261126_120000_search_brands' },
  { up: sitemapSection.up, down: sitemapSection.down, name: '20261126_130000_sitemap_section' },
  { up: goods.up, down: goods.down, name: '20261127_100000_goods' },
  { up: promotions.up, down: promotions.down, name: '20261127_105000_promotions' },
  { up: priceHistory.up, down: priceHistory.down, name: '20261127_110000_price_history' },
  { up: stock.up, down: stock.down, name: '20261127_120000_stock' },
  { up: ordersOfTheShop.up, down: ordersOfTheShop.down, name: '20261128_000000_orders_of_the_shop' },
  { up: shopOrders.up, down: shopOrders.down, name: '20261128_010000_shop_orders' },
  { up: colourPictures.up, down: colourPictures.down, name: '20261128_100000_colour_pictures' },
  { up: catalogue.up, down: catalogue.down, name: '20261128_200000_catalogue' },
  { up: productLayout.up, down: productLayout.down, name: '20261128_300000_product_layout' },
  { up: stockAlerts.up, down: stockAlerts.down, name: '20261128_300100_stock_alerts' },
  { up: paymentReminders.up, down: paymentReminders.down, name: '20261128_400000_payment_reminders' },
  { up: checkouts.up, down: checkouts.down, name: '20261128_500000_checkouts' },
  { up: handlesOrders.up, down: handlesOrders.down, name: '20261128_600000_handles_orders' },
  { up: bookChecks.up, down: bookChecks.down, name: '20261128_710000_book_checks' },
  { up: catalogueGoods.up, down: catalogueGoods.down, name: '20261130_000000_catalogue_goods' },
  { up: refusedParcels.up, down: refusedParcels.down, name: '20261201_000000_refused_parcels' },
  { up: shopLaw.up, down: shopLaw.down, name: '20261203_000000_shop_law' },
  { up: carriers.up, down: carriers.down, name: '20261204_000000_carriers' },
  { up: latePayments.up, down: latePayments.down, name: '20261205_210000_late_payments' },
  { up: productAddresses.up, down: productAddresses.down, name: '20261205_210001_product_addresses' },
  { up: taxClass.up, down: taxClass.down, name: '20261205_210002_tax_class' },
  { up: afterSales.up, down: afterSales.down, name: '20261205_220000_after_sales' },
  { up: guestData.up, down: guestData.down, name: '20261206_000000_guest_data' },
  { up: reviews.up, down: reviews.down, name: '20261206_100000_reviews' },
  { up: wishlists.up, down: wishlists.down, name: '20261206_200000_wishlists' },
  { up: giftVouchers.up, down: giftVouchers.down, name: '20261206_300000_gift_vouchers' },
  { up: brochureDrafts.up, down: brochureDrafts.down, name: '20261207_100000_brochure_drafts' },
  { up: orderOrigins.up, down: orderOrigins.down, name: '20261208_120000_order_origins' },
  { up: orderHolds.up, down: orderHolds.down, name: '20261208_120001_order_holds' },
  { up: variantsOffSale.up, down: variantsOffSale.down, name: '20261208_130000_variants_off_sale' },
  { up: doneOnce.up, down: doneOnce.down, name: '20261208_130001_done_once' },
  { up: variantPrices.up, down: variantPrices.down, name: '20261208_140000_variant_prices' },
  { up: offerPdfs.up, down: offerPdfs.down, name: '20261208_160000_offer_pdfs' },
  { up: scheduleState.up, down: scheduleState.down, name: '20261208_160001_schedule_state' },
  { up: proposedLoyalty.up, down: proposedLoyalty.down, name: '20261208_160002_proposed_loyalty' },
  { up: findOrders.up, down: findOrders.down, name: '20261208_170000_find_orders' },
  { up: stockCorrections.up, down: stockCorrections.down, name: '20261208_170001_stock_corrections' },
  { up: editorsWithoutLocks.up, down: editorsWithoutLocks.down, name: '20261209_000000_editors_without_locks' },
  { up: judgedReductions.up, down: judgedReductions.down, name: '20261209_010000_judged_reductions' },
  { up: wordsOfNames.up, down: wordsOfNames.down, name: '20261209_020000_words_of_names' },
  { up: productBarcodes.up, down: productBarcodes.down, name: '20261209_400000_product_barcodes' },
  { up: voucherKeys.up, down: voucherKeys.down, name: '20261209_500000_voucher_keys' },
  { up: targetDays.up, down: targetDays.down, name: '20261209_600000_target_days' },
  { up: reportedOldPrices.up, down: reportedOldPrices.down, name: '20261209_600001_reported_old_prices' },
  { up: ownPricesNotStruck.up, down: ownPricesNotStruck.down, name: '20261209_600002_own_prices_not_struck' },
  { up: brandKeys.up, down: brandKeys.down, name: '20261209_700000_brand_keys' },
];
