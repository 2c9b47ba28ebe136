import { ReadyPanel as ReadyPanel_4644921ed21a0e3f045d4b8eccb3a375 } from '@/admin/ready-list/ready-panel'
import { TitleCell as TitleCell_bd69149d22ac1610ef02795347a13563 } from '@/admin/untitled/title-cell'
import { TextInLanguages as TextInLanguages_90d9bc17d393f668f944390d238b2856 } from '@/admin/languages/languages-panel'
import { LanguagesPanel as LanguagesPanel_90d9bc17d393f668f944390d238b2856 } from '@/admin/languages/languages-panel'
import { CalendarDayCell as CalendarDayCell_9cd69c09e9867a60e04294d3e22507bd } from '@/admin/calendar-day-cell'
import { CalendarDayField as CalendarDayField_4b8ebed21d5f81ddef05f2e26ce1174c } from '@/admin/calendar-day-field'
import { EditionTowns as EditionTowns_989ca9a3c6375a7618323fb6b7b7828c } from '@/admin/edition-towns/edition-towns'
import { ImportPanel as ImportPanel_9be516e177a19f60dc98f9243b79913b } from '@/admin/import-panel/import-panel'
import { SchedulePanel as SchedulePanel_912ce711d816c7e6a01abbda28b25ed7 } from '@/admin/schedule/schedule-panel'
import { ListGuards as ListGuards_0e6bb469e3519a8727283a866c9c3a1f } from '@/admin/guard-views'
import { AutosaveGuards as AutosaveGuards_0e6bb469e3519a8727283a866c9c3a1f } from '@/admin/guard-views'
import { HistoryView as HistoryView_3ad14c88d20c52208f17299e130a6bf2 } from '@/admin/history/history-view'
import { OffersView as OffersView_63fa38a42336db4dfe9c21b878113311 } from '@/admin/offer-editor/offers-view'
import { WholeNumberField as WholeNumberField_40a0995420a9c0a1785a250cfcb539a6 } from '@/admin/euro/number-fields'
import { EuroCell as EuroCell_b9f4e1464253c0ac3f47c3e50413f981 } from '@/admin/euro/amount-cells'
import { EuroField as EuroField_40a0995420a9c0a1785a250cfcb539a6 } from '@/admin/euro/number-fields'
import { PercentCell as PercentCell_b9f4e1464253c0ac3f47c3e50413f981 } from '@/admin/euro/amount-cells'
import { PercentField as PercentField_40a0995420a9c0a1785a250cfcb539a6 } from '@/admin/euro/number-fields'
import { DecimalField as DecimalField_40a0995420a9c0a1785a250cfcb539a6 } from '@/admin/euro/number-fields'
import { UnsavedGuards as UnsavedGuards_0e6bb469e3519a8727283a866c9c3a1f } from '@/admin/guard-views'
import { ReadingCounts as ReadingCounts_65b14da7a8784e16665e3f33d3809e5b } from '@/admin/reading-counts/reading-counts'
import { EmbedSnippet as EmbedSnippet_53e6c9fb11d6a9fc04127c757ca8247d } from '@/admin/embedded/embed-snippet'
import { ChainsPanel as ChainsPanel_22b5a52bdb23275784734a181fa8a4d7 } from '@/admin/chains/chains-panel'
import { JsonText as JsonText_e636268ed64f22fd8c62d5d71889b7e7 } from '@/admin/json-text'
import { PriceImportPanel as PriceImportPanel_c5c94493665be11f3b4bf5de97147c71 } from '@/admin/price-import/price-import-panel'
import { TextBeside as TextBeside_553d4fbeaeab178b180bfe2a6eaeb1d3 } from '@/admin/languages/text-beside'
import { TextareaBeside as TextareaBeside_553d4fbeaeab178b180bfe2a6eaeb1d3 } from '@/admin/languages/text-beside'
import { RowLabel as RowLabel_7f8f91fce5c822150a858379241a2445 } from '@/admin/row-labels/row-label'
import { BlockRowLabel as BlockRowLabel_7f8f91fce5c822150a858379241a2445 } from '@/admin/row-labels/row-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichTextLanguages as RichTextLanguages_553d4fbeaeab178b180bfe2a6eaeb1d3 } from '@/admin/languages/text-beside'
import { ChoosePictures as ChoosePictures_23d296d8a63ec7786447edcd3982f126 } from '@/admin/media/choose-pictures'
import { SofiaMomentField as SofiaMomentField_e9a4daca97c0d2e0e59742a9647afa16 } from '@/admin/sofia-moment-field'
import { OneOpenRow as OneOpenRow_6b88deec6a78a6578604fed23dd7cd46 } from '@/admin/rows/one-open-row'
import { UsedIn as UsedIn_b6ed8d6c847000e669ddb76027a040e8 } from '@/admin/media/used-in'
import { UploadOfMedium as UploadOfMedium_b6ed8d6c847000e669ddb76027a040e8 } from '@/admin/media/used-in'
import { RedirectTable as RedirectTable_3a3437eff71aec42ef4b7295a77bd65a } from '@/admin/above-lists'
import { ExportLink as ExportLink_3a3437eff71aec42ef4b7295a77bd65a } from '@/admin/above-lists'
import { CurrentPasswordField as CurrentPasswordField_c9c9a723f75d83dbb9d1e987aaa71686 } from '@/admin/staff/current-password-field'
import { InvitationPanel as InvitationPanel_1f5847860757ab1cb3c4f5ecf2697e0b } from '@/admin/staff/account-panels'
import { SecondFactorPanel as SecondFactorPanel_1f5847860757ab1cb3c4f5ecf2697e0b } from '@/admin/staff/account-panels'
import { SessionsPanel as SessionsPanel_1f5847860757ab1cb3c4f5ecf2697e0b } from '@/admin/staff/account-panels'
import { AuditTimeCell as AuditTimeCell_5af09f09a7cbeb8a25a3b307414846f7 } from '@/admin/audit/audit-cells'
import { AuditTimeField as AuditTimeField_5af09f09a7cbeb8a25a3b307414846f7 } from '@/admin/audit/audit-cells'
import { AuditActorCell as AuditActorCell_5af09f09a7cbeb8a25a3b307414846f7 } from '@/admin/audit/audit-cells'
import { AuditSentenceCell as AuditSentenceCell_5af09f09a7cbeb8a25a3b307414846f7 } from '@/admin/audit/audit-cells'
import { AuditSentenceField as AuditSentenceField_5af09f09a7cbeb8a25a3b307414846f7 } from '@/admin/audit/audit-cells'
import { CustomerPanel as CustomerPanel_5c1b7f9de602898ffca0f55099468b4d } from '@/admin/customers/customer-panel'
import { GreenWordsPanel as GreenWordsPanel_e352d87e989f809f93bf77c657c0a875 } from '@/admin/green-words/green-words-panel'
import { ProductVariants as ProductVariants_aacfe99cf2a97fcbdcd59feb21b2abec } from '@/admin/variants/variant-table'
import { VariantTable as VariantTable_aacfe99cf2a97fcbdcd59feb21b2abec } from '@/admin/variants/variant-table'
import { ColourCell as ColourCell_36fda46f61a09d06a99e593b2176f221 } from '@/admin/colours/colour-choice'
import { ColourChoice as ColourChoice_36fda46f61a09d06a99e593b2176f221 } from '@/admin/colours/colour-choice'
import { PointTable as PointTable_3a3437eff71aec42ef4b7295a77bd65a } from '@/admin/above-lists'
import { OrderPanel as OrderPanel_62b864b6c6fe66750943c6a967bffde8 } from '@/admin/orders/order-panel'
import { ReviewPanel as ReviewPanel_f0f1594cfd3c1ca669ddd2124b0f96e5 } from '@/admin/reviews/review-panel'
import { PaymentWays as PaymentWays_b12e91c7402b1d745168756d11f598f7 } from '@/admin/payment-ways/payment-ways'
import { Icon as Icon_85ce3375bec06dc32a37e0446f916bca } from '@/admin/brand/brand'
import { CmsLogo as CmsLogo_85ce3375bec06dc32a37e0446f916bca } from '@/admin/brand/brand'
import { DashboardNavLink as DashboardNavLink_a99cd1216bf03beee9d31a2a5d7edf4c } from '@/admin/dashboard-nav-link'
import { ProductsNavLink as ProductsNavLink_4fa7fe71cc226df6f0e803d38b319bad } from '@/admin/products/products-view'
import { OutliersNavLink as OutliersNavLink_49f3b86ecc42e4964f48446b6974984f } from '@/admin/price-outliers/outliers-view'
import { OperationNavLink as OperationNavLink_e79dc5d30ed5f411be0770c54e934754 } from '@/admin/operation/operation-view'
import { MissedNavLink as MissedNavLink_0d39ee0b97a35ca719ecac646eb124db } from '@/admin/missed/missed-view'
import { OrdersNavLink as OrdersNavLink_95b796836c72b0d8ecd0ce87f1090e21 } from '@/admin/orders/orders-view'
import { SessionGuard as SessionGuard_9672e959e750ea8504ab40f09771c702 } from '@/admin/providers'
import { SkipLinksProvider as SkipLinksProvider_9672e959e750ea8504ab40f09771c702 } from '@/admin/providers'
import { LeftoversProvider as LeftoversProvider_9672e959e750ea8504ab40f09771c702 } from '@/admin/providers'
import { DashboardHome as DashboardHome_2da5a6cc78a953a2503728b50e6b57d6 } from '@/admin/dashboard/dashboard-view'
import { DashboardView as DashboardView_2da5a6cc78a953a2503728b50e6b57d6 } from '@/admin/dashboard/dashboard-view'
import { CreateBySlugView as CreateBySlugView_de048b85b9fe8c6acc93d41daf0b46df } from '@/admin/by-slug/create-by-slug-view'
import { EditBySlugView as EditBySlugView_de048b85b9fe8c6acc93d41daf0b46df } from '@/admin/by-slug/create-by-slug-view'
import { ProductsView as ProductsView_4fa7fe71cc226df6f0e803d38b319bad } from '@/admin/products/products-view'
import { OutliersView as OutliersView_49f3b86ecc42e4964f48446b6974984f } from '@/admin/price-outliers/outliers-view'
import { OperationView as OperationView_e79dc5d30ed5f411be0770c54e934754 } from '@/admin/operation/operation-view'
import { MissedView as MissedView_0d39ee0b97a35ca719ecac646eb124db } from '@/admin/missed/missed-view'
import { LoginView as LoginView_95dfb2ad0eac0e23e4fe6c7134dc26f7 } from '@/admin/staff/login-view'
import { StockView as StockView_6da6d57b63dc1b1536064f9c171ffcaa } from '@/admin/orders/stock-view'
import { VouchersView as VouchersView_d82624d6a0669ad4e17ea8ce1655fe6e } from '@/admin/orders/vouchers-view'
import { OrdersView as OrdersView_95b796836c72b0d8ecd0ce87f1090e21 } from '@/admin/orders/orders-view'
import { PackingView as PackingView_07d837f643258d2eef83af5c8cdb7fca } from '@/admin/orders/packing-view'
import { ParcelsView as ParcelsView_b202b3bfa86be8ab76c727b6d9aa20e3 } from '@/admin/orders/parcels-view'
import { ReturnsView as ReturnsView_1161ede73824e7f44803f3c4ea2a9bb2 } from '@/admin/orders/returns-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/ready-list/ready-panel#ReadyPanel": ReadyPanel_4644921ed21a0e3f045d4b8eccb3a375,
  "@/admin/untitled/title-cell#TitleCell": TitleCell_bd69149d22ac1610ef02795347a13563,
  "@/admin/languages/languages-panel#TextInLanguages": TextInLanguages_90d9bc17d393f668f944390d238b2856,
  "@/admin/languages/languages-panel#LanguagesPanel": LanguagesPanel_90d9bc17d393f668f944390d238b2856,
  "@/admin/calendar-day-cell#CalendarDayCell": CalendarDayCell_9cd69c09e9867a60e04294d3e22507bd,
  "@/admin/calendar-day-field#CalendarDayField": CalendarDayField_4b8ebed21d5f81ddef05f2e26ce1174c,
  "@/admin/edition-towns/edition-towns#EditionTowns": EditionTowns_989ca9a3c6375a7618323fb6b7b7828c,
  "@/admin/import-panel/import-panel#ImportPanel": ImportPanel_9be516e177a19f60dc98f9243b79913b,
  "@/admin/schedule/schedule-panel#SchedulePanel": SchedulePanel_912ce711d816c7e6a01abbda28b25ed7,
  "@/admin/guard-views#ListGuards": ListGuards_0e6bb469e3519a8727283a866c9c3a1f,
  "@/admin/guard-views#AutosaveGuards": AutosaveGuards_0e6bb469e3519a8727283a866c9c3a1f,
  "@/admin/history/history-view#HistoryView": HistoryView_3ad14c88d20c52208f17299e130a6bf2,
  "@/admin/offer-editor/offers-view#OffersView": OffersView_63fa38a42336db4dfe9c21b878113311,
  "@/admin/euro/number-fields#WholeNumberField": WholeNumberField_40a0995420a9c0a1785a250cfcb539a6,
  "@/admin/euro/amount-cells#EuroCell": EuroCell_b9f4e1464253c0ac3f47c3e50413f981,
  "@/admin/euro/number-fields#EuroField": EuroField_40a0995420a9c0a1785a250cfcb539a6,
  "@/admin/euro/amount-cells#PercentCell": PercentCell_b9f4e1464253c0ac3f47c3e50413f981,
  "@/admin/euro/number-fields#PercentField": PercentField_40a0995420a9c0a1785a250cfcb539a6,
  "@/admin/euro/number-fields#DecimalField": DecimalField_40a0995420a9c0a1785a250cfcb539a6,
  "@/admin/guard-views#UnsavedGuards": UnsavedGuards_0e6bb469e3519a8727283a866c9c3a1f,
  "@/admin/reading-counts/reading-counts#ReadingCounts": ReadingCounts_65b14da7a8784e16665e3f33d3809e5b,
  "@/admin/embedded/embed-snippet#EmbedSnippet": EmbedSnippet_53e6c9fb11d6a9fc04127c757ca8247d,
  "@/admin/chains/chains-panel#ChainsPanel": ChainsPanel_22b5a52bdb23275784734a181fa8a4d7,
  "@/admin/json-text#JsonText": JsonText_e636268ed64f22fd8c62d5d71889b7e7,
  "@/admin/price-import/price-import-panel#PriceImportPanel": PriceImportPanel_c5c94493665be11f3b4bf5de97147c71,
  "@/admin/languages/text-beside#TextBeside": TextBeside_553d4fbeaeab178b180bfe2a6eaeb1d3,
  "@/admin/languages/text-beside#TextareaBeside": TextareaBeside_553d4fbeaeab178b180bfe2a6eaeb1d3,
  "@/admin/row-labels/row-label#RowLabel": RowLabel_7f8f91fce5c822150a858379241a2445,
  "@/admin/row-labels/row-label#BlockRowLabel": BlockRowLabel_7f8f91fce5c822150a858379241a2445,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/languages/text-beside#RichTextLanguages": RichTextLanguages_553d4fbeaeab178b180bfe2a6eaeb1d3,
  "@/admin/media/choose-pictures#ChoosePictures": ChoosePictures_23d296d8a63ec7786447edcd3982f126,
  "@/admin/sofia-moment-field#SofiaMomentField": SofiaMomentField_e9a4daca97c0d2e0e59742a9647afa16,
  "@/admin/rows/one-open-row#OneOpenRow": OneOpenRow_6b88deec6a78a6578604fed23dd7cd46,
  "@/admin/media/used-in#UsedIn": UsedIn_b6ed8d6c847000e669ddb76027a040e8,
  "@/admin/media/used-in#UploadOfMedium": UploadOfMedium_b6ed8d6c847000e669ddb76027a040e8,
  "@/admin/above-lists#RedirectTable": RedirectTable_3a3437eff71aec42ef4b7295a77bd65a,
  "@/admin/above-lists#ExportLink": ExportLink_3a3437eff71aec42ef4b7295a77bd65a,
  "@/admin/staff/current-password-field#CurrentPasswordField": CurrentPasswordField_c9c9a723f75d83dbb9d1e987aaa71686,
  "@/admin/staff/account-panels#InvitationPanel": InvitationPanel_1f5847860757ab1cb3c4f5ecf2697e0b,
  "@/admin/staff/account-panels#SecondFactorPanel": SecondFactorPanel_1f5847860757ab1cb3c4f5ecf2697e0b,
  "@/admin/staff/account-panels#SessionsPanel": SessionsPanel_1f5847860757ab1cb3c4f5ecf2697e0b,
  "@/admin/audit/audit-cells#AuditTimeCell": AuditTimeCell_5af09f09a7cbeb8a25a3b307414846f7,
  "@/admin/audit/audit-cells#AuditTimeField": AuditTimeField_5af09f09a7cbeb8a25a3b307414846f7,
  "@/admin/audit/audit-cells#AuditActorCell": AuditActorCell_5af09f09a7cbeb8a25a3b307414846f7,
  "@/admin/audit/audit-cells#AuditSentenceCell": AuditSentenceCell_5af09f09a7cbeb8a25a3b307414846f7,
  "@/admin/audit/audit-cells#AuditSentenceField": AuditSentenceField_5af09f09a7cbeb8a25a3b307414846f7,
  "@/admin/customers/customer-panel#CustomerPanel": CustomerPanel_5c1b7f9de602898ffca0f55099468b4d,
  "@/admin/green-words/green-words-panel#GreenWordsPanel": GreenWordsPanel_e352d87e989f809f93bf77c657c0a875,
  "@/admin/variants/variant-table#ProductVariants": ProductVariants_aacfe99cf2a97fcbdcd59feb21b2abec,
  "@/admin/variants/variant-table#VariantTable": VariantTable_aacfe99cf2a97fcbdcd59feb21b2abec,
  "@/admin/colours/colour-choice#ColourCell": ColourCell_36fda46f61a09d06a99e593b2176f221,
  "@/admin/colours/colour-choice#ColourChoice": ColourChoice_36fda46f61a09d06a99e593b2176f221,
  "@/admin/above-lists#PointTable": PointTable_3a3437eff71aec42ef4b7295a77bd65a,
  "@/admin/orders/order-panel#OrderPanel": OrderPanel_62b864b6c6fe66750943c6a967bffde8,
  "@/admin/reviews/review-panel#ReviewPanel": ReviewPanel_f0f1594cfd3c1ca669ddd2124b0f96e5,
  "@/admin/payment-ways/payment-ways#PaymentWays": PaymentWays_b12e91c7402b1d745168756d11f598f7,
  "@/admin/brand/brand#Icon": Icon_85ce3375bec06dc32a37e0446f916bca,
  "@/admin/brand/brand#CmsLogo": CmsLogo_85ce3375bec06dc32a37e0446f916bca,
  "@/admin/dashboard-nav-link#DashboardNavLink": DashboardNavLink_a99cd1216bf03beee9d31a2a5d7edf4c,
  "@/admin/products/products-view#ProductsNavLink": ProductsNavLink_4fa7fe71cc226df6f0e803d38b319bad,
  "@/admin/price-outliers/outliers-view#OutliersNavLink": OutliersNavLink_49f3b86ecc42e4964f48446b6974984f,
  "@/admin/operation/operation-view#OperationNavLink": OperationNavLink_e79dc5d30ed5f411be0770c54e934754,
  "@/admin/missed/missed-view#MissedNavLink": MissedNavLink_0d39ee0b97a35ca719ecac646eb124db,
  "@/admin/orders/orders-view#OrdersNavLink": OrdersNavLink_95b796836c72b0d8ecd0ce87f1090e21,
  "@/admin/providers#SessionGuard": SessionGuard_9672e959e750ea8504ab40f09771c702,
  "@/admin/providers#SkipLinksProvider": SkipLinksProvider_9672e959e750ea8504ab40f09771c702,
  "@/admin/providers#LeftoversProvider": LeftoversProvider_9672e959e750ea8504ab40f09771c702,
  "@/admin/dashboard/dashboard-view#DashboardHome": DashboardHome_2da5a6cc78a953a2503728b50e6b57d6,
  "@/admin/dashboard/dashboard-view#DashboardView": DashboardView_2da5a6cc78a953a2503728b50e6b57d6,
  "@/admin/by-slug/create-by-slug-view#CreateBySlugView": CreateBySlugView_de048b85b9fe8c6acc93d41daf0b46df,
  "@/admin/by-slug/create-by-slug-view#EditBySlugView": EditBySlugView_de048b85b9fe8c6acc93d41daf0b46df,
  "@/admin/products/products-view#ProductsView": ProductsView_4fa7fe71cc226df6f0e803d38b319bad,
  "@/admin/price-outliers/outliers-view#OutliersView": OutliersView_49f3b86ecc42e4964f48446b6974984f,
  "@/admin/operation/operation-view#OperationView": OperationView_e79dc5d30ed5f411be0770c54e934754,
  "@/admin/missed/missed-view#MissedView": MissedView_0d39ee0b97a35ca719ecac646eb124db,
  "@/admin/staff/login-view#LoginView": LoginView_95dfb2ad0eac0e23e4fe6c7134dc26f7,
  "@/admin/orders/stock-view#StockView": StockView_6da6d57b63dc1b1536064f9c171ffcaa,
  "@/admin/orders/vouchers-view#VouchersView": VouchersView_d82624d6a0669ad4e17ea8ce1655fe6e,
  "@/admin/orders/orders-view#OrdersView": OrdersView_95b796836c72b0d8ecd0ce87f1090e21,
  "@/admin/orders/packing-view#PackingView": PackingView_07d837f643258d2eef83af5c8cdb7fca,
  "@/admin/orders/parcels-view#ParcelsView": ParcelsView_b202b3bfa86be8ab76c727b6d9aa20e3,
  "@/admin/orders/returns-view#ReturnsView": ReturnsView_1161ede73824e7f44803f3c4ea2a9bb2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
