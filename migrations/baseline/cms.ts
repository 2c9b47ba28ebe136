// Generated from the content model, whose snapshot lies beside the baseline.
import { sql } from '@payloadcms/db-postgres'

export const cmsTables = sql`
  CREATE TYPE "public"."_locales" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_brochures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brochures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brochures_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_offers_unit" AS ENUM('kg', 'l', 'piece');
  CREATE TYPE "public"."enum_retailers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__retailers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__retailers_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_stores_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('queued', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_product_groups_base_unit" AS ENUM('kg', 'l', 'piece');
  CREATE TYPE "public"."enum_product_groups_verdict_rule" AS ENUM('none', 'medicine', 'tobacco', 'infant-formula');
  CREATE TYPE "public"."enum_price_imports_status" AS ENUM('queued', 'running', 'held', 'done', 'failed', 'rejected', 'withdrawing', 'withdrawn');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'nofooter', 'utility');
  CREATE TYPE "public"."enum_pages_header_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_pages_footer_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_pages_sitemap_section" AS ENUM('about', 'blog', 'posts', 'starts', 'banners', 'galleries', 'portfolios', 'headers', 'footers', 'states', 'other');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'nofooter', 'utility');
  CREATE TYPE "public"."enum__pages_v_version_header_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__pages_v_version_footer_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__pages_v_version_sitemap_section" AS ENUM('about', 'blog', 'posts', 'starts', 'banners', 'galleries', 'portfolios', 'headers', 'footers', 'states', 'other');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_posts_format" AS ENUM('standard', 'link', 'audio', 'video', 'gallery', 'galleryAlternative', 'sideImage', 'slideShow', 'headerImage', 'leftSidebar', 'open');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_format" AS ENUM('standard', 'link', 'audio', 'video', 'gallery', 'galleryAlternative', 'sideImage', 'slideShow', 'headerImage', 'leftSidebar', 'open');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_post_terms_kind" AS ENUM('category', 'tag');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('pending', 'confirmed', 'ended');
  CREATE TYPE "public"."enum_subscriptions_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_users_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_customers_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_sign_ins_level" AS ENUM('aal1', 'aal2');
  CREATE TYPE "public"."enum_data_exports_status" AS ENUM('waiting', 'running', 'ready', 'failed', 'expired');
  CREATE TYPE "public"."enum_list_shares_mode" AS ENUM('read', 'edit');
  CREATE TYPE "public"."enum_follows_kind" AS ENUM('shop', 'category', 'word', 'product');
  CREATE TYPE "public"."enum_products_composition_fibre" AS ENUM('cotton', 'wool', 'cashmere', 'linen', 'silk', 'viscose', 'lyocell', 'modal', 'polyester', 'polyamide', 'acrylic', 'elastane', 'leather', 'rubber', 'down');
  CREATE TYPE "public"."enum_products_care" AS ENUM('wash30', 'wash40', 'handWash', 'noWash', 'noBleach', 'ironLow', 'ironMedium', 'noIron', 'noTumble', 'dryClean');
  CREATE TYPE "public"."enum_products_currency" AS ENUM('EUR', 'USD');
  CREATE TYPE "public"."enum_products_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'reduced');
  CREATE TYPE "public"."enum_products_layout" AS ENUM('default', 'carousel', 'thumbnail', 'full-width', 'grid-media');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_composition_fibre" AS ENUM('cotton', 'wool', 'cashmere', 'linen', 'silk', 'viscose', 'lyocell', 'modal', 'polyester', 'polyamide', 'acrylic', 'elastane', 'leather', 'rubber', 'down');
  CREATE TYPE "public"."enum__products_v_version_care" AS ENUM('wash30', 'wash40', 'handWash', 'noWash', 'noBleach', 'ironLow', 'ironMedium', 'noIron', 'noTumble', 'dryClean');
  CREATE TYPE "public"."enum__products_v_version_currency" AS ENUM('EUR', 'USD');
  CREATE TYPE "public"."enum__products_v_version_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'reduced');
  CREATE TYPE "public"."enum__products_v_version_layout" AS ENUM('default', 'carousel', 'thumbnail', 'full-width', 'grid-media');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_product_terms_kind" AS ENUM('category', 'tag');
  CREATE TYPE "public"."enum_shipping_methods_kind" AS ENUM('address', 'office', 'locker');
  CREATE TYPE "public"."enum_orders_lines_withdrawal_exception" AS ENUM('hygiene', 'made-to-order');
  CREATE TYPE "public"."enum_orders_history_status" AS ENUM('awaiting-payment', 'placed', 'paid', 'packed', 'shipped', 'delivered', 'refused', 'cancelled', 'closed');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting-payment', 'placed', 'closed', 'cancelled');
  CREATE TYPE "public"."enum_orders_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_orders_kind" AS ENUM('goods', 'gift-voucher');
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('bank-transfer', 'cash-on-delivery', 'card', 'gift-voucher');
  CREATE TYPE "public"."enum_returns_status" AS ENUM('announced', 'received', 'checked', 'ended');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'published', 'refused');
  CREATE TYPE "public"."enum_reviews_reason" AS ENUM('insult', 'personal-data', 'off-topic', 'advert', 'unlawful', 'not-genuine');
  CREATE TYPE "public"."enum_reviews_fit" AS ENUM('small', 'true', 'large');
  CREATE TYPE "public"."enum_reviews_language" AS ENUM('bg', 'de', 'en', 'ru');
  CREATE TYPE "public"."enum_site_settings_header_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_site_settings_footer_style" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_shop_settings_payment_methods" AS ENUM('cash-on-delivery', 'bank-transfer', 'card');
  CREATE TYPE "public"."enum_shop_settings_door_hold_way" AS ENUM('mailbox', 'call', 'off');
  CREATE TYPE "public"."enum_shop_settings_vouchers_vat" AS ENUM('multi-purpose', 'single-purpose');
  CREATE TABLE "brochures" (
    "id" uuid PRIMARY KEY NOT NULL,
    "valid_from" varchar,
    "valid_to" varchar,
    "file_id" uuid,
    "active_import_id" uuid,
    "saved_by_id" uuid,
    "website" varchar,
    "contact_email" varchar,
    "contact_phone" varchar,
    "contact_address" varchar,
    "slug" varchar,
    "retailer_id" uuid,
    "category_id" uuid,
    "allow_download" boolean DEFAULT false,
    "published_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_brochures_status" DEFAULT 'draft'
  );

  CREATE TABLE "brochures_locales" (
    "title" varchar,
    "summary" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "brochures_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "brochures_id" uuid
  );

  CREATE TABLE "_brochures_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_valid_from" varchar,
    "version_valid_to" varchar,
    "version_file_id" uuid,
    "version_active_import_id" uuid,
    "version_saved_by_id" uuid,
    "version_website" varchar,
    "version_contact_email" varchar,
    "version_contact_phone" varchar,
    "version_contact_address" varchar,
    "version_slug" varchar,
    "version_retailer_id" uuid,
    "version_category_id" uuid,
    "version_allow_download" boolean DEFAULT false,
    "version_published_at" timestamp(3) with time zone,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__brochures_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__brochures_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "_brochures_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_brochures_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "brochures_id" uuid
  );

  CREATE TABLE "offers" (
    "id" uuid PRIMARY KEY NOT NULL,
    "brochure_id" uuid NOT NULL,
    "page_number" integer,
    "title" varchar NOT NULL,
    "brand" varchar,
    "pack_size" varchar,
    "price_cents" integer,
    "old_price_cents" integer,
    "unit_price_cents" integer,
    "unit" "enum_offers_unit",
    "loyalty_only" boolean DEFAULT false,
    "valid_from" varchar,
    "valid_to" varchar,
    "box_x" numeric,
    "box_y" numeric,
    "box_width" numeric,
    "box_height" numeric,
    "retailer_id" uuid,
    "category_id" uuid,
    "current_from" varchar,
    "current_to" varchar,
    "pdfs" jsonb,
    "published" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "retailers" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar,
    "slug" varchar,
    "colour" varchar DEFAULT '#334155',
    "logo_id" uuid,
    "website" varchar,
    "contact_email" varchar,
    "contact_phone" varchar,
    "contact_address" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_retailers_status" DEFAULT 'draft'
  );

  CREATE TABLE "retailers_locales" (
    "description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "retailers_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "categories_id" uuid
  );

  CREATE TABLE "_retailers_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_name" varchar,
    "version_slug" varchar,
    "version_colour" varchar DEFAULT '#334155',
    "version_logo_id" uuid,
    "version_website" varchar,
    "version_contact_email" varchar,
    "version_contact_phone" varchar,
    "version_contact_address" varchar,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__retailers_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__retailers_v_published_locale",
    "latest" boolean
  );

  CREATE TABLE "_retailers_v_locales" (
    "version_description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_retailers_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "categories_id" uuid
  );

  CREATE TABLE "stores_hours" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "day" "enum_stores_hours_day" NOT NULL,
    "opens" varchar NOT NULL,
    "closes" varchar NOT NULL
  );

  CREATE TABLE "stores" (
    "id" uuid PRIMARY KEY NOT NULL,
    "retailer_id" uuid NOT NULL,
    "name" varchar NOT NULL,
    "town" varchar NOT NULL,
    "settlement" varchar,
    "address" varchar NOT NULL,
    "latitude" numeric,
    "longitude" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "categories" (
    "id" uuid PRIMARY KEY NOT NULL,
    "slug" varchar NOT NULL,
    "icon" varchar NOT NULL,
    "order" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "categories_locales" (
    "name" varchar NOT NULL,
    "description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "brochure_files" (
    "id" uuid PRIMARY KEY NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric
  );

  CREATE TABLE "brochure_pages" (
    "id" uuid PRIMARY KEY NOT NULL,
    "import_id" uuid NOT NULL,
    "brochure_id" uuid NOT NULL,
    "number" integer,
    "position" integer,
    "hidden" boolean DEFAULT false,
    "width" numeric NOT NULL,
    "height" numeric NOT NULL,
    "placeholder" varchar NOT NULL,
    "text" varchar,
    "links" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "brochure_pages_locales" (
    "alt" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "imports" (
    "id" uuid PRIMARY KEY NOT NULL,
    "brochure_id" uuid NOT NULL,
    "file_id" uuid NOT NULL,
    "status" "enum_imports_status" DEFAULT 'queued' NOT NULL,
    "pages_done" integer,
    "page_count" integer,
    "cover" jsonb,
    "error" varchar,
    "warnings" jsonb,
    "hash" varchar,
    "cancel_requested" boolean DEFAULT false,
    "started_at" timestamp(3) with time zone,
    "finished_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "product_groups" (
    "id" uuid PRIMARY KEY NOT NULL,
    "slug" varchar NOT NULL,
    "number" integer,
    "base_unit" "enum_product_groups_base_unit" NOT NULL,
    "perishable" boolean DEFAULT false,
    "verdict_rule" "enum_product_groups_verdict_rule" DEFAULT 'none' NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "product_groups_locales" (
    "title" varchar NOT NULL,
    "synonyms" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "price_imports" (
    "id" uuid PRIMARY KEY NOT NULL,
    "source" varchar,
    "day" varchar,
    "dry_run" boolean DEFAULT false,
    "status" "enum_price_imports_status" DEFAULT 'queued' NOT NULL,
    "files_done" integer,
    "file_count" integer,
    "chain" varchar,
    "error" varchar,
    "rows_read" integer,
    "rows_rejected" integer,
    "flag_count" integer,
    "report" jsonb,
    "accepted" boolean,
    "fingerprint" varchar,
    "started_at" timestamp(3) with time zone,
    "finished_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric
  );

  CREATE TABLE "pages" (
    "id" uuid PRIMARY KEY NOT NULL,
    "blocks" jsonb,
    "slug" varchar,
    "layout" "enum_pages_layout" DEFAULT 'default',
    "header_style" "enum_pages_header_style",
    "footer_style" "enum_pages_footer_style",
    "sitemap_section" "enum_pages_sitemap_section" DEFAULT 'other',
    "allow_before_launch" boolean DEFAULT false,
    "hidden_from_search" boolean DEFAULT false,
    "share_image_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_pages_status" DEFAULT 'draft'
  );

  CREATE TABLE "pages_locales" (
    "title" varchar,
    "summary" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_pages_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_blocks" jsonb,
    "version_slug" varchar,
    "version_layout" "enum__pages_v_version_layout" DEFAULT 'default',
    "version_header_style" "enum__pages_v_version_header_style",
    "version_footer_style" "enum__pages_v_version_footer_style",
    "version_sitemap_section" "enum__pages_v_version_sitemap_section" DEFAULT 'other',
    "version_allow_before_launch" boolean DEFAULT false,
    "version_hidden_from_search" boolean DEFAULT false,
    "version_share_image_id" uuid,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__pages_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__pages_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "_pages_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "posts_pictures" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "image_id" uuid
  );

  CREATE TABLE "posts_pictures_locales" (
    "caption" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "posts" (
    "id" uuid PRIMARY KEY NOT NULL,
    "cover_id" uuid,
    "link_url" varchar,
    "recording_id" uuid,
    "slug" varchar,
    "format" "enum_posts_format" DEFAULT 'standard',
    "published_on" varchar,
    "author_id" uuid,
    "category_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_posts_status" DEFAULT 'draft'
  );

  CREATE TABLE "posts_locales" (
    "title" varchar,
    "summary" varchar,
    "text" jsonb,
    "link_title" varchar,
    "transcript" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "posts_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "post_terms_id" uuid
  );

  CREATE TABLE "_posts_v_version_pictures" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY NOT NULL,
    "image_id" uuid,
    "_uuid" varchar
  );

  CREATE TABLE "_posts_v_version_pictures_locales" (
    "caption" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_posts_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_cover_id" uuid,
    "version_link_url" varchar,
    "version_recording_id" uuid,
    "version_slug" varchar,
    "version_format" "enum__posts_v_version_format" DEFAULT 'standard',
    "version_published_on" varchar,
    "version_author_id" uuid,
    "version_category_id" uuid,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__posts_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__posts_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "_posts_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "version_text" jsonb,
    "version_link_title" varchar,
    "version_transcript" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_posts_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "post_terms_id" uuid
  );

  CREATE TABLE "post_terms" (
    "id" uuid PRIMARY KEY NOT NULL,
    "kind" "enum_post_terms_kind" DEFAULT 'category' NOT NULL,
    "slug" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "post_terms_locales" (
    "name" varchar NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "authors" (
    "id" uuid PRIMARY KEY NOT NULL,
    "portrait_id" uuid,
    "slug" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "authors_locales" (
    "name" varchar NOT NULL,
    "role" varchar,
    "bio" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "media" (
    "id" uuid PRIMARY KEY NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_thumbnail_url" varchar,
    "sizes_thumbnail_width" numeric,
    "sizes_thumbnail_height" numeric,
    "sizes_thumbnail_mime_type" varchar,
    "sizes_thumbnail_filesize" numeric,
    "sizes_thumbnail_filename" varchar,
    "sizes_card_url" varchar,
    "sizes_card_width" numeric,
    "sizes_card_height" numeric,
    "sizes_card_mime_type" varchar,
    "sizes_card_filesize" numeric,
    "sizes_card_filename" varchar,
    "sizes_wide_url" varchar,
    "sizes_wide_width" numeric,
    "sizes_wide_height" numeric,
    "sizes_wide_mime_type" varchar,
    "sizes_wide_filesize" numeric,
    "sizes_wide_filename" varchar
  );

  CREATE TABLE "media_locales" (
    "alt" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "legal_pages" (
    "id" uuid PRIMARY KEY NOT NULL,
    "slug" varchar,
    "valid_from" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_legal_pages_status" DEFAULT 'draft'
  );

  CREATE TABLE "legal_pages_locales" (
    "title" varchar,
    "summary" varchar,
    "text" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_legal_pages_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_slug" varchar,
    "version_valid_from" varchar,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__legal_pages_v_published_locale",
    "latest" boolean
  );

  CREATE TABLE "_legal_pages_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "version_text" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "redirects" (
    "id" uuid PRIMARY KEY NOT NULL,
    "from" varchar NOT NULL,
    "to" varchar,
    "status" "enum_redirects_status" DEFAULT '308' NOT NULL,
    "hits" integer,
    "last_hit_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "redirects_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "pages_id" uuid,
    "posts_id" uuid,
    "brochures_id" uuid,
    "retailers_id" uuid,
    "products_id" uuid
  );

  CREATE TABLE "subscriptions" (
    "id" uuid PRIMARY KEY NOT NULL,
    "email" varchar NOT NULL,
    "state" "enum_subscriptions_state" DEFAULT 'pending' NOT NULL,
    "language" "enum_subscriptions_language" NOT NULL,
    "requested_at" timestamp(3) with time zone NOT NULL,
    "confirmed_at" timestamp(3) with time zone,
    "ended_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "contact_messages" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "email" varchar NOT NULL,
    "phone" varchar,
    "topic" varchar,
    "message" varchar NOT NULL,
    "language" "enum_contact_messages_language" NOT NULL,
    "answer" varchar,
    "answered_at" timestamp(3) with time zone,
    "answered_by" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "users_sessions" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "created_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone NOT NULL
  );

  CREATE TABLE "users" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar,
    "role" "enum_users_role" DEFAULT 'editor' NOT NULL,
    "handles_orders" boolean DEFAULT false,
    "language" "enum_users_language",
    "supabase_id" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "email" varchar NOT NULL,
    "reset_password_token" varchar,
    "reset_password_expiration" timestamp(3) with time zone,
    "salt" varchar,
    "hash" varchar,
    "reset_password_requested_at" timestamp(3) with time zone
  );

  CREATE TABLE "customers" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar,
    "phone" varchar,
    "language" "enum_customers_language" DEFAULT 'bg',
    "email" varchar,
    "supabase_id" varchar NOT NULL,
    "second_factor" boolean DEFAULT false,
    "picture_id" uuid,
    "billing_address_id" uuid,
    "shipping_address_id" uuid,
    "review_invitations" boolean DEFAULT false,
    "pickup_point" varchar,
    "terms_accepted_at" timestamp(3) with time zone,
    "deletion_due_at" timestamp(3) with time zone,
    "deletion_waits_since" timestamp(3) with time zone,
    "password_set_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "customer_pictures" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric
  );

  CREATE TABLE "addresses" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "company" varchar,
    "street" varchar NOT NULL,
    "street2" varchar,
    "postcode" varchar NOT NULL,
    "city" varchar NOT NULL,
    "region" varchar,
    "country" varchar DEFAULT 'BG' NOT NULL,
    "phone" varchar,
    "customer_id" uuid NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "sign_ins" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "session_id" varchar NOT NULL,
    "user_agent" varchar,
    "device" varchar,
    "place" varchar,
    "last_seen_at" timestamp(3) with time zone NOT NULL,
    "ended_at" timestamp(3) with time zone,
    "level" "enum_sign_ins_level" DEFAULT 'aal1' NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "data_exports" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "status" "enum_data_exports_status" DEFAULT 'waiting' NOT NULL,
    "requested_at" timestamp(3) with time zone NOT NULL,
    "ready_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone,
    "file" varchar,
    "bytes" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "shopping_lists" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "name" varchar,
    "lines" varchar,
    "list_id" varchar NOT NULL,
    "content" jsonb NOT NULL,
    "revision" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "list_shares" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "list_id" uuid NOT NULL,
    "mode" "enum_list_shares_mode" NOT NULL,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "follows" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "kind" "enum_follows_kind" NOT NULL,
    "value" varchar NOT NULL,
    "name" varchar NOT NULL,
    "target_cents" integer,
    "mails" boolean DEFAULT true,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "products_colour_pictures" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "colour_id" uuid
  );

  CREATE TABLE "products_composition" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "fibre" "enum_products_composition_fibre",
    "percent" integer
  );

  CREATE TABLE "products_care" (
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "value" "enum_products_care",
    "id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "products" (
    "id" uuid PRIMARY KEY NOT NULL,
    "price_cents" integer,
    "old_price_cents" integer,
    "currency" "enum_products_currency" DEFAULT 'EUR',
    "manufacturer_id" uuid,
    "size_chart_id" uuid,
    "withdrawal_exception" "enum_products_withdrawal_exception",
    "tax_class" "enum_products_tax_class" DEFAULT 'standard',
    "slug" varchar,
    "sku" varchar,
    "layout" "enum_products_layout" DEFAULT 'default',
    "rating" numeric,
    "review_count" integer,
    "is_sample" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_products_status" DEFAULT 'draft'
  );

  CREATE TABLE "products_locales" (
    "title" varchar,
    "summary" varchar,
    "description" jsonb,
    "safety_warnings" varchar,
    "badge" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "products_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "_locales"
  );

  CREATE TABLE "products_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "media_id" uuid,
    "products_id" uuid,
    "product_terms_id" uuid
  );

  CREATE TABLE "_products_v_version_colour_pictures" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY NOT NULL,
    "colour_id" uuid,
    "_uuid" varchar
  );

  CREATE TABLE "_products_v_version_composition" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY NOT NULL,
    "fibre" "enum__products_v_version_composition_fibre",
    "percent" numeric,
    "_uuid" varchar
  );

  CREATE TABLE "_products_v_version_care" (
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "value" "enum__products_v_version_care",
    "id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_products_v" (
    "id" uuid PRIMARY KEY NOT NULL,
    "parent_id" uuid,
    "version_price_cents" numeric,
    "version_old_price_cents" numeric,
    "version_currency" "enum__products_v_version_currency" DEFAULT 'EUR',
    "version_manufacturer_id" uuid,
    "version_size_chart_id" uuid,
    "version_withdrawal_exception" "enum__products_v_version_withdrawal_exception",
    "version_tax_class" "enum__products_v_version_tax_class" DEFAULT 'standard',
    "version_slug" varchar,
    "version_sku" varchar,
    "version_layout" "enum__products_v_version_layout" DEFAULT 'default',
    "version_rating" numeric,
    "version_review_count" numeric,
    "version_is_sample" boolean DEFAULT false,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__products_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__products_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "_products_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "version_description" jsonb,
    "version_safety_warnings" varchar,
    "version_badge" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_products_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "_locales"
  );

  CREATE TABLE "_products_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "media_id" uuid,
    "products_id" uuid,
    "product_terms_id" uuid
  );

  CREATE TABLE "product_terms" (
    "id" uuid PRIMARY KEY NOT NULL,
    "kind" "enum_product_terms_kind" DEFAULT 'category' NOT NULL,
    "slug" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "product_terms_locales" (
    "name" varchar NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "variants" (
    "id" uuid PRIMARY KEY NOT NULL,
    "product_id" uuid NOT NULL,
    "colour_id" uuid NOT NULL,
    "size" varchar NOT NULL,
    "sku" varchar NOT NULL,
    "ean" varchar,
    "price_cents" integer,
    "weight_grams" integer,
    "off_sale" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "promotions" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "percent_off" integer,
    "price_cents" integer,
    "valid_from" varchar NOT NULL,
    "valid_to" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "promotions_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "products_id" uuid,
    "product_terms_id" uuid
  );

  CREATE TABLE "colours" (
    "id" uuid PRIMARY KEY NOT NULL,
    "hex" varchar NOT NULL,
    "slug" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "colours_locales" (
    "name" varchar NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "manufacturers" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "address" varchar NOT NULL,
    "email" varchar NOT NULL,
    "responsible_person" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "size_charts_rows" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "size" varchar NOT NULL,
    "chest" varchar,
    "waist" varchar,
    "hips" varchar,
    "inseam" varchar,
    "foot" varchar
  );

  CREATE TABLE "size_charts" (
    "id" uuid PRIMARY KEY NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "size_charts_locales" (
    "name" varchar NOT NULL,
    "how_to_measure" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "shipping_methods_rates" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "up_to_grams" integer,
    "price_cents" integer
  );

  CREATE TABLE "shipping_methods" (
    "id" uuid PRIMARY KEY NOT NULL,
    "kind" "enum_shipping_methods_kind" DEFAULT 'address' NOT NULL,
    "carrier" varchar NOT NULL,
    "free_from_cents" integer,
    "days_from" integer,
    "days_to" integer,
    "cash_on_delivery" boolean DEFAULT true,
    "active" boolean DEFAULT true,
    "order" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "shipping_methods_locales" (
    "name" varchar NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "coupons" (
    "id" uuid PRIMARY KEY NOT NULL,
    "code" varchar NOT NULL,
    "percent_off" integer,
    "amount_cents" integer,
    "valid_from" varchar NOT NULL,
    "valid_to" varchar NOT NULL,
    "minimum_cents" integer,
    "max_uses" integer,
    "one_per_person" boolean DEFAULT true,
    "is_public" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "orders_lines" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "title" varchar NOT NULL,
    "sku" varchar NOT NULL,
    "quantity" integer,
    "variant" varchar,
    "colour" varchar,
    "size" varchar,
    "unit_price_cents" integer,
    "discount_cents" integer,
    "vat_rate_percent" integer,
    "picture" varchar,
    "withdrawal_exception" "enum_orders_lines_withdrawal_exception"
  );

  CREATE TABLE "orders_history" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "status" "enum_orders_history_status" NOT NULL,
    "at" timestamp(3) with time zone NOT NULL
  );

  CREATE TABLE "orders" (
    "id" uuid PRIMARY KEY NOT NULL,
    "note" varchar,
    "finder" varchar,
    "customer_id" uuid,
    "status" "enum_orders_status" DEFAULT 'placed' NOT NULL,
    "language" "enum_orders_language",
    "kind" "enum_orders_kind" DEFAULT 'goods',
    "checkout_key" varchar,
    "number" varchar NOT NULL,
    "email" varchar NOT NULL,
    "placed_at" timestamp(3) with time zone NOT NULL,
    "payment_method" "enum_orders_payment_method" NOT NULL,
    "payment_due_at" timestamp(3) with time zone,
    "shipping_method" varchar NOT NULL,
    "carrier" varchar,
    "pickup_point" varchar,
    "delivery_from" varchar,
    "delivery_to" varchar,
    "coupon_code" varchar,
    "review_invitation" boolean DEFAULT false,
    "customer_note" varchar,
    "invoice_company" varchar,
    "invoice_eik" varchar,
    "invoice_vat_number" varchar,
    "invoice_address" varchar,
    "subtotal_cents" integer,
    "shipping_cents" integer,
    "vat_cents" integer,
    "total_cents" integer,
    "voucher_cents" integer,
    "billing_address_name" varchar NOT NULL,
    "billing_address_company" varchar,
    "billing_address_street" varchar NOT NULL,
    "billing_address_street2" varchar,
    "billing_address_postcode" varchar NOT NULL,
    "billing_address_city" varchar NOT NULL,
    "billing_address_region" varchar,
    "billing_address_country" varchar DEFAULT 'BG' NOT NULL,
    "billing_address_phone" varchar,
    "shipping_address_name" varchar NOT NULL,
    "shipping_address_company" varchar,
    "shipping_address_street" varchar NOT NULL,
    "shipping_address_street2" varchar,
    "shipping_address_postcode" varchar NOT NULL,
    "shipping_address_city" varchar NOT NULL,
    "shipping_address_region" varchar,
    "shipping_address_country" varchar DEFAULT 'BG' NOT NULL,
    "shipping_address_phone" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "returns_lines" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "title" varchar NOT NULL,
    "sku" varchar NOT NULL,
    "quantity" integer,
    "line" varchar,
    "colour" varchar,
    "size" varchar
  );

  CREATE TABLE "returns" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid,
    "status" "enum_returns_status" DEFAULT 'announced' NOT NULL,
    "number" varchar NOT NULL,
    "order_id" uuid NOT NULL,
    "withdrawal" varchar,
    "reason" varchar,
    "requested_at" timestamp(3) with time zone NOT NULL,
    "received_at" timestamp(3) with time zone,
    "ended_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "reviews" (
    "id" uuid PRIMARY KEY NOT NULL,
    "status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
    "reason" "enum_reviews_reason",
    "product_id" uuid,
    "product_title" varchar NOT NULL,
    "rating" integer,
    "title" varchar,
    "text" varchar,
    "fit" "enum_reviews_fit",
    "author_name" varchar,
    "language" "enum_reviews_language",
    "order_id" uuid,
    "line" varchar,
    "customer_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "review_pictures" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid,
    "review_id" uuid NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_small_url" varchar,
    "sizes_small_width" numeric,
    "sizes_small_height" numeric,
    "sizes_small_mime_type" varchar,
    "sizes_small_filesize" numeric,
    "sizes_small_filename" varchar
  );

  CREATE TABLE "downloads" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "order_id" uuid,
    "title" varchar NOT NULL,
    "file_id" uuid NOT NULL,
    "available_until" timestamp(3) with time zone,
    "download_count" integer,
    "download_limit" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "customer_files" (
    "id" uuid PRIMARY KEY NOT NULL,
    "customer_id" uuid NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric
  );

  CREATE TABLE "audit_log" (
    "id" uuid PRIMARY KEY NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "actor" varchar NOT NULL,
    "actor_id" varchar,
    "action" varchar NOT NULL,
    "target" varchar NOT NULL,
    "network" varchar,
    "request_id" varchar,
    "details" jsonb
  );

  CREATE TABLE "payload_kv" (
    "id" uuid PRIMARY KEY NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb NOT NULL
  );

  CREATE TABLE "payload_locked_documents" (
    "id" uuid PRIMARY KEY NOT NULL,
    "global_slug" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_locked_documents_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "offers_id" uuid,
    "retailers_id" uuid,
    "stores_id" uuid,
    "categories_id" uuid,
    "brochure_files_id" uuid,
    "brochure_pages_id" uuid,
    "imports_id" uuid,
    "product_groups_id" uuid,
    "price_imports_id" uuid,
    "post_terms_id" uuid,
    "authors_id" uuid,
    "media_id" uuid,
    "legal_pages_id" uuid,
    "redirects_id" uuid,
    "subscriptions_id" uuid,
    "contact_messages_id" uuid,
    "users_id" uuid,
    "customers_id" uuid,
    "customer_pictures_id" uuid,
    "addresses_id" uuid,
    "sign_ins_id" uuid,
    "data_exports_id" uuid,
    "shopping_lists_id" uuid,
    "list_shares_id" uuid,
    "follows_id" uuid,
    "product_terms_id" uuid,
    "variants_id" uuid,
    "promotions_id" uuid,
    "colours_id" uuid,
    "manufacturers_id" uuid,
    "size_charts_id" uuid,
    "shipping_methods_id" uuid,
    "coupons_id" uuid,
    "orders_id" uuid,
    "returns_id" uuid,
    "reviews_id" uuid,
    "review_pictures_id" uuid,
    "downloads_id" uuid,
    "customer_files_id" uuid,
    "audit_log_id" uuid
  );

  CREATE TABLE "payload_preferences" (
    "id" uuid PRIMARY KEY NOT NULL,
    "key" varchar,
    "value" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_preferences_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "users_id" uuid,
    "customers_id" uuid
  );

  CREATE TABLE "payload_migrations" (
    "id" uuid PRIMARY KEY NOT NULL,
    "name" varchar,
    "batch" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "menus_header_links" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "to" varchar
  );

  CREATE TABLE "menus_header_links_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus_header" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "to" varchar
  );

  CREATE TABLE "menus_header_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus_footer_links" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "to" varchar
  );

  CREATE TABLE "menus_footer_links_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus_footer" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "menus_footer_locales" (
    "title" varchar NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus" (
    "id" uuid PRIMARY KEY NOT NULL,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
  );

  CREATE TABLE "menus_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "pages_id" uuid,
    "posts_id" uuid,
    "categories_id" uuid,
    "retailers_id" uuid,
    "brochures_id" uuid
  );

  CREATE TABLE "site_settings" (
    "id" uuid PRIMARY KEY NOT NULL,
    "company_name" varchar DEFAULT 'Broshura' NOT NULL,
    "company_address" varchar,
    "contact_email" varchar,
    "group_name" varchar,
    "group_website" varchar,
    "header_style" "enum_site_settings_header_style" DEFAULT '1' NOT NULL,
    "footer_style" "enum_site_settings_footer_style" DEFAULT '1' NOT NULL,
    "launch_at" timestamp(3) with time zone,
    "require_second_factor" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
  );

  CREATE TABLE "site_settings_locales" (
    "tagline" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "site_settings_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "_locales"
  );

  CREATE TABLE "shop_settings_payment_methods" (
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "value" "enum_shop_settings_payment_methods",
    "id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "shop_settings_vouchers_amounts" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "amount_cents" integer
  );

  CREATE TABLE "shop_settings" (
    "id" uuid PRIMARY KEY NOT NULL,
    "seller_name" varchar,
    "eik" varchar,
    "vat_number" varchar,
    "shop_number" varchar,
    "address" varchar,
    "email" varchar,
    "phone" varchar,
    "return_address" varchar,
    "iban" varchar,
    "bic" varchar,
    "vat_rate_percent" integer,
    "door_hold_way" "enum_shop_settings_door_hold_way" DEFAULT 'mailbox' NOT NULL,
    "door_hold_pieces" integer,
    "door_hold_cents" integer,
    "vouchers_min_cents" integer,
    "vouchers_max_cents" integer,
    "vouchers_valid_years" integer,
    "vouchers_vat" "enum_shop_settings_vouchers_vat" DEFAULT 'multi-purpose' NOT NULL,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
  );

  CREATE TABLE "shop_settings_locales" (
    "guarantee_notice_id" uuid,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );

  CREATE TABLE "price_data_settings" (
    "id" uuid PRIMARY KEY NOT NULL,
    "enabled" boolean DEFAULT false,
    "address_pattern" varchar DEFAULT 'https://kolkostruva.bg/opendata_files/{date}.zip' NOT NULL,
    "hour" integer,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
  );

  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_file_id_brochure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_active_import_id_imports_id_fk" FOREIGN KEY ("active_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures_locales" ADD CONSTRAINT "brochures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochures_rels" ADD CONSTRAINT "brochures_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochures_rels" ADD CONSTRAINT "brochures_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_parent_id_brochures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_file_id_brochure_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_active_import_id_imports_id_fk" FOREIGN KEY ("version_active_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_retailer_id_retailers_id_fk" FOREIGN KEY ("version_retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v" ADD CONSTRAINT "_brochures_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brochures_v_locales" ADD CONSTRAINT "_brochures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brochures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v_rels" ADD CONSTRAINT "_brochures_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brochures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brochures_v_rels" ADD CONSTRAINT "_brochures_v_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "retailers" ADD CONSTRAINT "retailers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "retailers_locales" ADD CONSTRAINT "retailers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retailers_rels" ADD CONSTRAINT "retailers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retailers_rels" ADD CONSTRAINT "retailers_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v" ADD CONSTRAINT "_retailers_v_parent_id_retailers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retailers_v" ADD CONSTRAINT "_retailers_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retailers_v_locales" ADD CONSTRAINT "_retailers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_retailers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v_rels" ADD CONSTRAINT "_retailers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_retailers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retailers_v_rels" ADD CONSTRAINT "_retailers_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_hours" ADD CONSTRAINT "stores_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochure_pages" ADD CONSTRAINT "brochure_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochure_pages" ADD CONSTRAINT "brochure_pages_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochure_pages_locales" ADD CONSTRAINT "brochure_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brochure_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_brochure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_groups_locales" ADD CONSTRAINT "product_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_pictures" ADD CONSTRAINT "posts_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_pictures" ADD CONSTRAINT "posts_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_pictures_locales" ADD CONSTRAINT "posts_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_recording_id_media_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_post_terms_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_post_terms_fk" FOREIGN KEY ("post_terms_id") REFERENCES "public"."post_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_pictures" ADD CONSTRAINT "_posts_v_version_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_pictures" ADD CONSTRAINT "_posts_v_version_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_pictures_locales" ADD CONSTRAINT "_posts_v_version_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v_version_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_recording_id_media_id_fk" FOREIGN KEY ("version_recording_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_post_terms_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."post_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_post_terms_fk" FOREIGN KEY ("post_terms_id") REFERENCES "public"."post_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "post_terms_locales" ADD CONSTRAINT "post_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."post_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_retailers_fk" FOREIGN KEY ("retailers_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_picture_id_customer_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."customer_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_shipping_address_id_addresses_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_pictures" ADD CONSTRAINT "customer_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_colour_pictures" ADD CONSTRAINT "products_colour_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_colour_pictures" ADD CONSTRAINT "products_colour_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_composition" ADD CONSTRAINT "products_composition_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_care" ADD CONSTRAINT "products_care_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_id_size_charts_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_terms_fk" FOREIGN KEY ("product_terms_id") REFERENCES "public"."product_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_colour_pictures" ADD CONSTRAINT "_products_v_version_colour_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_colour_pictures" ADD CONSTRAINT "_products_v_version_colour_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_composition" ADD CONSTRAINT "_products_v_version_composition_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_care" ADD CONSTRAINT "_products_v_version_care_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_size_chart_id_size_charts_id_fk" FOREIGN KEY ("version_size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_terms_fk" FOREIGN KEY ("product_terms_id") REFERENCES "public"."product_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_terms_locales" ADD CONSTRAINT "product_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_product_terms_fk" FOREIGN KEY ("product_terms_id") REFERENCES "public"."product_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_locales" ADD CONSTRAINT "colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_charts_rows" ADD CONSTRAINT "size_charts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "size_charts_locales" ADD CONSTRAINT "size_charts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_methods_rates" ADD CONSTRAINT "shipping_methods_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_methods_locales" ADD CONSTRAINT "shipping_methods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_history" ADD CONSTRAINT "orders_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "returns_lines" ADD CONSTRAINT "returns_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_file_id_customer_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."customer_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_files" ADD CONSTRAINT "customer_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retailers_fk" FOREIGN KEY ("retailers_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochure_files_fk" FOREIGN KEY ("brochure_files_id") REFERENCES "public"."brochure_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochure_pages_fk" FOREIGN KEY ("brochure_pages_id") REFERENCES "public"."brochure_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_groups_fk" FOREIGN KEY ("product_groups_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_imports_fk" FOREIGN KEY ("price_imports_id") REFERENCES "public"."price_imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_terms_fk" FOREIGN KEY ("post_terms_id") REFERENCES "public"."post_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_pictures_fk" FOREIGN KEY ("customer_pictures_id") REFERENCES "public"."customer_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addresses_fk" FOREIGN KEY ("addresses_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_exports_fk" FOREIGN KEY ("data_exports_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shopping_lists_fk" FOREIGN KEY ("shopping_lists_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_list_shares_fk" FOREIGN KEY ("list_shares_id") REFERENCES "public"."list_shares"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_follows_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_terms_fk" FOREIGN KEY ("product_terms_id") REFERENCES "public"."product_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manufacturers_fk" FOREIGN KEY ("manufacturers_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_size_charts_fk" FOREIGN KEY ("size_charts_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shipping_methods_fk" FOREIGN KEY ("shipping_methods_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_returns_fk" FOREIGN KEY ("returns_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_pictures_fk" FOREIGN KEY ("review_pictures_id") REFERENCES "public"."review_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_files_fk" FOREIGN KEY ("customer_files_id") REFERENCES "public"."customer_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links" ADD CONSTRAINT "menus_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links_locales" ADD CONSTRAINT "menus_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header" ADD CONSTRAINT "menus_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_locales" ADD CONSTRAINT "menus_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_links" ADD CONSTRAINT "menus_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_links_locales" ADD CONSTRAINT "menus_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_locales" ADD CONSTRAINT "menus_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_retailers_fk" FOREIGN KEY ("retailers_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_payment_methods" ADD CONSTRAINT "shop_settings_payment_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_vouchers_amounts" ADD CONSTRAINT "shop_settings_vouchers_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_guarantee_notice_id_media_id_fk" FOREIGN KEY ("guarantee_notice_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brochures_valid_from_idx" ON "brochures" USING btree ("valid_from");
  CREATE INDEX "brochures_valid_to_idx" ON "brochures" USING btree ("valid_to");
  CREATE INDEX "brochures_file_idx" ON "brochures" USING btree ("file_id");
  CREATE INDEX "brochures_active_import_idx" ON "brochures" USING btree ("active_import_id");
  CREATE INDEX "brochures_saved_by_idx" ON "brochures" USING btree ("saved_by_id");
  CREATE UNIQUE INDEX "brochures_slug_idx" ON "brochures" USING btree ("slug");
  CREATE INDEX "brochures_retailer_idx" ON "brochures" USING btree ("retailer_id");
  CREATE INDEX "brochures_category_idx" ON "brochures" USING btree ("category_id");
  CREATE INDEX "brochures_published_at_idx" ON "brochures" USING btree ("published_at");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE INDEX "brochures__status_idx" ON "brochures" USING btree ("_status");
  CREATE INDEX "category_validTo_idx" ON "brochures" USING btree ("category_id","valid_to");
  CREATE INDEX "retailer_validTo_idx" ON "brochures" USING btree ("retailer_id","valid_to");
  CREATE UNIQUE INDEX "brochures_locales_locale_parent_id_unique" ON "brochures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brochures_rels_order_idx" ON "brochures_rels" USING btree ("order");
  CREATE INDEX "brochures_rels_parent_idx" ON "brochures_rels" USING btree ("parent_id");
  CREATE INDEX "brochures_rels_path_idx" ON "brochures_rels" USING btree ("path");
  CREATE INDEX "brochures_rels_brochures_id_idx" ON "brochures_rels" USING btree ("brochures_id");
  CREATE INDEX "_brochures_v_parent_idx" ON "_brochures_v" USING btree ("parent_id");
  CREATE INDEX "_brochures_v_version_version_valid_from_idx" ON "_brochures_v" USING btree ("version_valid_from");
  CREATE INDEX "_brochures_v_version_version_valid_to_idx" ON "_brochures_v" USING btree ("version_valid_to");
  CREATE INDEX "_brochures_v_version_version_file_idx" ON "_brochures_v" USING btree ("version_file_id");
  CREATE INDEX "_brochures_v_version_version_active_import_idx" ON "_brochures_v" USING btree ("version_active_import_id");
  CREATE INDEX "_brochures_v_version_version_saved_by_idx" ON "_brochures_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_brochures_v_version_version_slug_idx" ON "_brochures_v" USING btree ("version_slug");
  CREATE INDEX "_brochures_v_version_version_retailer_idx" ON "_brochures_v" USING btree ("version_retailer_id");
  CREATE INDEX "_brochures_v_version_version_category_idx" ON "_brochures_v" USING btree ("version_category_id");
  CREATE INDEX "_brochures_v_version_version_published_at_idx" ON "_brochures_v" USING btree ("version_published_at");
  CREATE INDEX "_brochures_v_version_version_updated_at_idx" ON "_brochures_v" USING btree ("version_updated_at");
  CREATE INDEX "_brochures_v_version_version_created_at_idx" ON "_brochures_v" USING btree ("version_created_at");
  CREATE INDEX "_brochures_v_version_version__status_idx" ON "_brochures_v" USING btree ("version__status");
  CREATE INDEX "_brochures_v_created_at_idx" ON "_brochures_v" USING btree ("created_at");
  CREATE INDEX "_brochures_v_updated_at_idx" ON "_brochures_v" USING btree ("updated_at");
  CREATE INDEX "_brochures_v_snapshot_idx" ON "_brochures_v" USING btree ("snapshot");
  CREATE INDEX "_brochures_v_published_locale_idx" ON "_brochures_v" USING btree ("published_locale");
  CREATE INDEX "_brochures_v_latest_idx" ON "_brochures_v" USING btree ("latest");
  CREATE INDEX "_brochures_v_autosave_idx" ON "_brochures_v" USING btree ("autosave");
  CREATE INDEX "version_category_version_validTo_idx" ON "_brochures_v" USING btree ("version_category_id","version_valid_to");
  CREATE INDEX "version_retailer_version_validTo_idx" ON "_brochures_v" USING btree ("version_retailer_id","version_valid_to");
  CREATE UNIQUE INDEX "_brochures_v_locales_locale_parent_id_unique" ON "_brochures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brochures_v_rels_order_idx" ON "_brochures_v_rels" USING btree ("order");
  CREATE INDEX "_brochures_v_rels_parent_idx" ON "_brochures_v_rels" USING btree ("parent_id");
  CREATE INDEX "_brochures_v_rels_path_idx" ON "_brochures_v_rels" USING btree ("path");
  CREATE INDEX "_brochures_v_rels_brochures_id_idx" ON "_brochures_v_rels" USING btree ("brochures_id");
  CREATE INDEX "offers_brochure_idx" ON "offers" USING btree ("brochure_id");
  CREATE INDEX "offers_valid_from_idx" ON "offers" USING btree ("valid_from");
  CREATE INDEX "offers_valid_to_idx" ON "offers" USING btree ("valid_to");
  CREATE INDEX "offers_retailer_idx" ON "offers" USING btree ("retailer_id");
  CREATE INDEX "offers_category_idx" ON "offers" USING btree ("category_id");
  CREATE INDEX "offers_current_to_idx" ON "offers" USING btree ("current_to");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "brochure_pageNumber_idx" ON "offers" USING btree ("brochure_id","page_number");
  CREATE UNIQUE INDEX "retailers_slug_idx" ON "retailers" USING btree ("slug");
  CREATE INDEX "retailers_logo_idx" ON "retailers" USING btree ("logo_id");
  CREATE INDEX "retailers_updated_at_idx" ON "retailers" USING btree ("updated_at");
  CREATE INDEX "retailers_created_at_idx" ON "retailers" USING btree ("created_at");
  CREATE INDEX "retailers__status_idx" ON "retailers" USING btree ("_status");
  CREATE UNIQUE INDEX "retailers_locales_locale_parent_id_unique" ON "retailers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "retailers_rels_order_idx" ON "retailers_rels" USING btree ("order");
  CREATE INDEX "retailers_rels_parent_idx" ON "retailers_rels" USING btree ("parent_id");
  CREATE INDEX "retailers_rels_path_idx" ON "retailers_rels" USING btree ("path");
  CREATE INDEX "retailers_rels_categories_id_idx" ON "retailers_rels" USING btree ("categories_id");
  CREATE INDEX "_retailers_v_parent_idx" ON "_retailers_v" USING btree ("parent_id");
  CREATE INDEX "_retailers_v_version_version_slug_idx" ON "_retailers_v" USING btree ("version_slug");
  CREATE INDEX "_retailers_v_version_version_logo_idx" ON "_retailers_v" USING btree ("version_logo_id");
  CREATE INDEX "_retailers_v_version_version_updated_at_idx" ON "_retailers_v" USING btree ("version_updated_at");
  CREATE INDEX "_retailers_v_version_version_created_at_idx" ON "_retailers_v" USING btree ("version_created_at");
  CREATE INDEX "_retailers_v_version_version__status_idx" ON "_retailers_v" USING btree ("version__status");
  CREATE INDEX "_retailers_v_created_at_idx" ON "_retailers_v" USING btree ("created_at");
  CREATE INDEX "_retailers_v_updated_at_idx" ON "_retailers_v" USING btree ("updated_at");
  CREATE INDEX "_retailers_v_snapshot_idx" ON "_retailers_v" USING btree ("snapshot");
  CREATE INDEX "_retailers_v_published_locale_idx" ON "_retailers_v" USING btree ("published_locale");
  CREATE INDEX "_retailers_v_latest_idx" ON "_retailers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_retailers_v_locales_locale_parent_id_unique" ON "_retailers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_retailers_v_rels_order_idx" ON "_retailers_v_rels" USING btree ("order");
  CREATE INDEX "_retailers_v_rels_parent_idx" ON "_retailers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_retailers_v_rels_path_idx" ON "_retailers_v_rels" USING btree ("path");
  CREATE INDEX "_retailers_v_rels_categories_id_idx" ON "_retailers_v_rels" USING btree ("categories_id");
  CREATE INDEX "stores_hours_order_idx" ON "stores_hours" USING btree ("_order");
  CREATE INDEX "stores_hours_parent_id_idx" ON "stores_hours" USING btree ("_parent_id");
  CREATE INDEX "stores_retailer_idx" ON "stores" USING btree ("retailer_id");
  CREATE INDEX "stores_settlement_idx" ON "stores" USING btree ("settlement");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brochure_files_updated_at_idx" ON "brochure_files" USING btree ("updated_at");
  CREATE INDEX "brochure_files_created_at_idx" ON "brochure_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochure_files_filename_idx" ON "brochure_files" USING btree ("filename");
  CREATE INDEX "brochure_pages_import_idx" ON "brochure_pages" USING btree ("import_id");
  CREATE INDEX "brochure_pages_brochure_idx" ON "brochure_pages" USING btree ("brochure_id");
  CREATE INDEX "brochure_pages_updated_at_idx" ON "brochure_pages" USING btree ("updated_at");
  CREATE INDEX "brochure_pages_created_at_idx" ON "brochure_pages" USING btree ("created_at");
  CREATE INDEX "import_position_idx" ON "brochure_pages" USING btree ("import_id","position");
  CREATE UNIQUE INDEX "brochure_pages_locales_locale_parent_id_unique" ON "brochure_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "imports_brochure_idx" ON "imports" USING btree ("brochure_id");
  CREATE INDEX "imports_file_idx" ON "imports" USING btree ("file_id");
  CREATE INDEX "imports_status_idx" ON "imports" USING btree ("status");
  CREATE INDEX "imports_hash_idx" ON "imports" USING btree ("hash");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_groups_slug_idx" ON "product_groups" USING btree ("slug");
  CREATE UNIQUE INDEX "product_groups_number_idx" ON "product_groups" USING btree ("number");
  CREATE INDEX "product_groups_updated_at_idx" ON "product_groups" USING btree ("updated_at");
  CREATE INDEX "product_groups_created_at_idx" ON "product_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_groups_locales_locale_parent_id_unique" ON "product_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_imports_day_idx" ON "price_imports" USING btree ("day");
  CREATE INDEX "price_imports_status_idx" ON "price_imports" USING btree ("status");
  CREATE INDEX "price_imports_fingerprint_idx" ON "price_imports" USING btree ("fingerprint");
  CREATE INDEX "price_imports_updated_at_idx" ON "price_imports" USING btree ("updated_at");
  CREATE INDEX "price_imports_created_at_idx" ON "price_imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_imports_filename_idx" ON "price_imports" USING btree ("filename");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_share_image_idx" ON "pages" USING btree ("share_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_share_image_idx" ON "_pages_v" USING btree ("version_share_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_pictures_order_idx" ON "posts_pictures" USING btree ("_order");
  CREATE INDEX "posts_pictures_parent_id_idx" ON "posts_pictures" USING btree ("_parent_id");
  CREATE INDEX "posts_pictures_image_idx" ON "posts_pictures" USING btree ("image_id");
  CREATE UNIQUE INDEX "posts_pictures_locales_locale_parent_id_unique" ON "posts_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_recording_idx" ON "posts" USING btree ("recording_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_on_idx" ON "posts" USING btree ("published_on");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_post_terms_id_idx" ON "posts_rels" USING btree ("post_terms_id");
  CREATE INDEX "_posts_v_version_pictures_order_idx" ON "_posts_v_version_pictures" USING btree ("_order");
  CREATE INDEX "_posts_v_version_pictures_parent_id_idx" ON "_posts_v_version_pictures" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_pictures_image_idx" ON "_posts_v_version_pictures" USING btree ("image_id");
  CREATE UNIQUE INDEX "_posts_v_version_pictures_locales_locale_parent_id_unique" ON "_posts_v_version_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_recording_idx" ON "_posts_v" USING btree ("version_recording_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_on_idx" ON "_posts_v" USING btree ("version_published_on");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_post_terms_id_idx" ON "_posts_v_rels" USING btree ("post_terms_id");
  CREATE UNIQUE INDEX "post_terms_slug_idx" ON "post_terms" USING btree ("slug");
  CREATE INDEX "post_terms_updated_at_idx" ON "post_terms" USING btree ("updated_at");
  CREATE INDEX "post_terms_created_at_idx" ON "post_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_terms_locales_locale_parent_id_unique" ON "post_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_valid_from_idx" ON "legal_pages" USING btree ("valid_from");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_valid_from_idx" ON "_legal_pages_v" USING btree ("version_valid_from");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_brochures_id_idx" ON "redirects_rels" USING btree ("brochures_id");
  CREATE INDEX "redirects_rels_retailers_id_idx" ON "redirects_rels" USING btree ("retailers_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "subscriptions_email_idx" ON "subscriptions" USING btree ("email");
  CREATE INDEX "subscriptions_state_idx" ON "subscriptions" USING btree ("state");
  CREATE INDEX "subscriptions_requested_at_idx" ON "subscriptions" USING btree ("requested_at");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_supabase_id_idx" ON "users" USING btree ("supabase_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE UNIQUE INDEX "customers_supabase_id_idx" ON "customers" USING btree ("supabase_id");
  CREATE INDEX "customers_picture_idx" ON "customers" USING btree ("picture_id");
  CREATE INDEX "customers_billing_address_idx" ON "customers" USING btree ("billing_address_id");
  CREATE INDEX "customers_shipping_address_idx" ON "customers" USING btree ("shipping_address_id");
  CREATE INDEX "customers_deletion_due_at_idx" ON "customers" USING btree ("deletion_due_at");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customer_pictures_customer_idx" ON "customer_pictures" USING btree ("customer_id");
  CREATE INDEX "customer_pictures_updated_at_idx" ON "customer_pictures" USING btree ("updated_at");
  CREATE INDEX "customer_pictures_created_at_idx" ON "customer_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_pictures_filename_idx" ON "customer_pictures" USING btree ("filename");
  CREATE INDEX "addresses_customer_idx" ON "addresses" USING btree ("customer_id");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_idx" ON "addresses" USING btree ("customer_id","created_at");
  CREATE INDEX "sign_ins_customer_idx" ON "sign_ins" USING btree ("customer_id");
  CREATE UNIQUE INDEX "sign_ins_session_id_idx" ON "sign_ins" USING btree ("session_id");
  CREATE INDEX "sign_ins_last_seen_at_idx" ON "sign_ins" USING btree ("last_seen_at");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  CREATE INDEX "customer_endedAt_idx" ON "sign_ins" USING btree ("customer_id","ended_at");
  CREATE INDEX "data_exports_customer_idx" ON "data_exports" USING btree ("customer_id");
  CREATE INDEX "data_exports_status_idx" ON "data_exports" USING btree ("status");
  CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" USING btree ("expires_at");
  CREATE INDEX "data_exports_updated_at_idx" ON "data_exports" USING btree ("updated_at");
  CREATE INDEX "data_exports_created_at_idx" ON "data_exports" USING btree ("created_at");
  CREATE INDEX "customer_requestedAt_idx" ON "data_exports" USING btree ("customer_id","requested_at");
  CREATE INDEX "shopping_lists_customer_idx" ON "shopping_lists" USING btree ("customer_id");
  CREATE INDEX "shopping_lists_updated_at_idx" ON "shopping_lists" USING btree ("updated_at");
  CREATE INDEX "shopping_lists_created_at_idx" ON "shopping_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_listId_idx" ON "shopping_lists" USING btree ("customer_id","list_id");
  CREATE INDEX "list_shares_customer_idx" ON "list_shares" USING btree ("customer_id");
  CREATE INDEX "list_shares_list_idx" ON "list_shares" USING btree ("list_id");
  CREATE UNIQUE INDEX "list_shares_token_hash_idx" ON "list_shares" USING btree ("token_hash");
  CREATE INDEX "list_shares_updated_at_idx" ON "list_shares" USING btree ("updated_at");
  CREATE INDEX "list_shares_created_at_idx" ON "list_shares" USING btree ("created_at");
  CREATE INDEX "follows_customer_idx" ON "follows" USING btree ("customer_id");
  CREATE INDEX "follows_updated_at_idx" ON "follows" USING btree ("updated_at");
  CREATE INDEX "follows_created_at_idx" ON "follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_kind_value_idx" ON "follows" USING btree ("customer_id","kind","value");
  CREATE INDEX "products_colour_pictures_order_idx" ON "products_colour_pictures" USING btree ("_order");
  CREATE INDEX "products_colour_pictures_parent_id_idx" ON "products_colour_pictures" USING btree ("_parent_id");
  CREATE INDEX "products_colour_pictures_colour_idx" ON "products_colour_pictures" USING btree ("colour_id");
  CREATE INDEX "products_composition_order_idx" ON "products_composition" USING btree ("_order");
  CREATE INDEX "products_composition_parent_id_idx" ON "products_composition" USING btree ("_parent_id");
  CREATE INDEX "products_care_order_idx" ON "products_care" USING btree ("order");
  CREATE INDEX "products_care_parent_idx" ON "products_care" USING btree ("parent_id");
  CREATE INDEX "products_manufacturer_idx" ON "products" USING btree ("manufacturer_id");
  CREATE INDEX "products_size_chart_idx" ON "products" USING btree ("size_chart_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE UNIQUE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_texts_locale_parent" ON "products_texts" USING btree ("locale","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "products_rels_product_terms_id_idx" ON "products_rels" USING btree ("product_terms_id");
  CREATE INDEX "_products_v_version_colour_pictures_order_idx" ON "_products_v_version_colour_pictures" USING btree ("_order");
  CREATE INDEX "_products_v_version_colour_pictures_parent_id_idx" ON "_products_v_version_colour_pictures" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_colour_pictures_colour_idx" ON "_products_v_version_colour_pictures" USING btree ("colour_id");
  CREATE INDEX "_products_v_version_composition_order_idx" ON "_products_v_version_composition" USING btree ("_order");
  CREATE INDEX "_products_v_version_composition_parent_id_idx" ON "_products_v_version_composition" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_care_order_idx" ON "_products_v_version_care" USING btree ("order");
  CREATE INDEX "_products_v_version_care_parent_idx" ON "_products_v_version_care" USING btree ("parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_manufacturer_idx" ON "_products_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_products_v_version_version_size_chart_idx" ON "_products_v" USING btree ("version_size_chart_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_sku_idx" ON "_products_v" USING btree ("version_sku");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_texts_locale_parent" ON "_products_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_product_terms_id_idx" ON "_products_v_rels" USING btree ("product_terms_id");
  CREATE UNIQUE INDEX "product_terms_slug_idx" ON "product_terms" USING btree ("slug");
  CREATE INDEX "product_terms_updated_at_idx" ON "product_terms" USING btree ("updated_at");
  CREATE INDEX "product_terms_created_at_idx" ON "product_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_terms_locales_locale_parent_id_unique" ON "product_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE INDEX "variants_colour_idx" ON "variants" USING btree ("colour_id");
  CREATE UNIQUE INDEX "variants_sku_idx" ON "variants" USING btree ("sku");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_colour_size_idx" ON "variants" USING btree ("product_id","colour_id","size");
  CREATE INDEX "promotions_valid_from_idx" ON "promotions" USING btree ("valid_from");
  CREATE INDEX "promotions_valid_to_idx" ON "promotions" USING btree ("valid_to");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_products_id_idx" ON "promotions_rels" USING btree ("products_id");
  CREATE INDEX "promotions_rels_product_terms_id_idx" ON "promotions_rels" USING btree ("product_terms_id");
  CREATE UNIQUE INDEX "colours_slug_idx" ON "colours" USING btree ("slug");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE UNIQUE INDEX "colours_locales_locale_parent_id_unique" ON "colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manufacturers_updated_at_idx" ON "manufacturers" USING btree ("updated_at");
  CREATE INDEX "manufacturers_created_at_idx" ON "manufacturers" USING btree ("created_at");
  CREATE INDEX "size_charts_rows_order_idx" ON "size_charts_rows" USING btree ("_order");
  CREATE INDEX "size_charts_rows_parent_id_idx" ON "size_charts_rows" USING btree ("_parent_id");
  CREATE INDEX "size_charts_updated_at_idx" ON "size_charts" USING btree ("updated_at");
  CREATE INDEX "size_charts_created_at_idx" ON "size_charts" USING btree ("created_at");
  CREATE UNIQUE INDEX "size_charts_locales_locale_parent_id_unique" ON "size_charts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shipping_methods_rates_order_idx" ON "shipping_methods_rates" USING btree ("_order");
  CREATE INDEX "shipping_methods_rates_parent_id_idx" ON "shipping_methods_rates" USING btree ("_parent_id");
  CREATE INDEX "shipping_methods_updated_at_idx" ON "shipping_methods" USING btree ("updated_at");
  CREATE INDEX "shipping_methods_created_at_idx" ON "shipping_methods" USING btree ("created_at");
  CREATE UNIQUE INDEX "shipping_methods_locales_locale_parent_id_unique" ON "shipping_methods_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_valid_from_idx" ON "coupons" USING btree ("valid_from");
  CREATE INDEX "coupons_valid_to_idx" ON "coupons" USING btree ("valid_to");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_history_order_idx" ON "orders_history" USING btree ("_order");
  CREATE INDEX "orders_history_parent_id_idx" ON "orders_history" USING btree ("_parent_id");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE UNIQUE INDEX "orders_checkout_key_idx" ON "orders" USING btree ("checkout_key");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
  CREATE INDEX "orders_delivery_from_idx" ON "orders" USING btree ("delivery_from");
  CREATE INDEX "orders_delivery_to_idx" ON "orders" USING btree ("delivery_to");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "customer_placedAt_idx" ON "orders" USING btree ("customer_id","placed_at");
  CREATE INDEX "returns_lines_order_idx" ON "returns_lines" USING btree ("_order");
  CREATE INDEX "returns_lines_parent_id_idx" ON "returns_lines" USING btree ("_parent_id");
  CREATE INDEX "returns_customer_idx" ON "returns" USING btree ("customer_id");
  CREATE INDEX "returns_status_idx" ON "returns" USING btree ("status");
  CREATE UNIQUE INDEX "returns_number_idx" ON "returns" USING btree ("number");
  CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");
  CREATE UNIQUE INDEX "returns_withdrawal_idx" ON "returns" USING btree ("withdrawal");
  CREATE INDEX "returns_updated_at_idx" ON "returns" USING btree ("updated_at");
  CREATE INDEX "returns_created_at_idx" ON "returns" USING btree ("created_at");
  CREATE INDEX "customer_requestedAt_1_idx" ON "returns" USING btree ("customer_id","requested_at");
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");
  CREATE INDEX "reviews_order_idx" ON "reviews" USING btree ("order_id");
  CREATE INDEX "reviews_customer_idx" ON "reviews" USING btree ("customer_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_1_idx" ON "reviews" USING btree ("customer_id","created_at");
  CREATE INDEX "product_status_createdAt_idx" ON "reviews" USING btree ("product_id","status","created_at");
  CREATE INDEX "product_status_rating_createdAt_idx" ON "reviews" USING btree ("product_id","status","rating","created_at");
  CREATE UNIQUE INDEX "order_line_idx" ON "reviews" USING btree ("order_id","line");
  CREATE INDEX "review_pictures_customer_idx" ON "review_pictures" USING btree ("customer_id");
  CREATE INDEX "review_pictures_review_idx" ON "review_pictures" USING btree ("review_id");
  CREATE INDEX "review_pictures_updated_at_idx" ON "review_pictures" USING btree ("updated_at");
  CREATE INDEX "review_pictures_created_at_idx" ON "review_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "review_pictures_filename_idx" ON "review_pictures" USING btree ("filename");
  CREATE INDEX "review_pictures_sizes_small_sizes_small_filename_idx" ON "review_pictures" USING btree ("sizes_small_filename");
  CREATE INDEX "downloads_customer_idx" ON "downloads" USING btree ("customer_id");
  CREATE INDEX "downloads_order_idx" ON "downloads" USING btree ("order_id");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "customer_createdAt_2_idx" ON "downloads" USING btree ("customer_id","created_at");
  CREATE INDEX "customer_files_customer_idx" ON "customer_files" USING btree ("customer_id");
  CREATE INDEX "customer_files_updated_at_idx" ON "customer_files" USING btree ("updated_at");
  CREATE INDEX "customer_files_created_at_idx" ON "customer_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_files_filename_idx" ON "customer_files" USING btree ("filename");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_retailers_id_idx" ON "payload_locked_documents_rels" USING btree ("retailers_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_brochure_files_id_idx" ON "payload_locked_documents_rels" USING btree ("brochure_files_id");
  CREATE INDEX "payload_locked_documents_rels_brochure_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("brochure_pages_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_product_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("product_groups_id");
  CREATE INDEX "payload_locked_documents_rels_price_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("price_imports_id");
  CREATE INDEX "payload_locked_documents_rels_post_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("post_terms_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_customer_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("addresses_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_data_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("data_exports_id");
  CREATE INDEX "payload_locked_documents_rels_shopping_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shopping_lists_id");
  CREATE INDEX "payload_locked_documents_rels_list_shares_id_idx" ON "payload_locked_documents_rels" USING btree ("list_shares_id");
  CREATE INDEX "payload_locked_documents_rels_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("follows_id");
  CREATE INDEX "payload_locked_documents_rels_product_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("product_terms_id");
  CREATE INDEX "payload_locked_documents_rels_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("variants_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_manufacturers_id_idx" ON "payload_locked_documents_rels" USING btree ("manufacturers_id");
  CREATE INDEX "payload_locked_documents_rels_size_charts_id_idx" ON "payload_locked_documents_rels" USING btree ("size_charts_id");
  CREATE INDEX "payload_locked_documents_rels_shipping_methods_id_idx" ON "payload_locked_documents_rels" USING btree ("shipping_methods_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_returns_id_idx" ON "payload_locked_documents_rels" USING btree ("returns_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_review_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("review_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_customer_files_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_files_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "menus_header_links_order_idx" ON "menus_header_links" USING btree ("_order");
  CREATE INDEX "menus_header_links_parent_id_idx" ON "menus_header_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_links_locales_locale_parent_id_unique" ON "menus_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_header_order_idx" ON "menus_header" USING btree ("_order");
  CREATE INDEX "menus_header_parent_id_idx" ON "menus_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_locales_locale_parent_id_unique" ON "menus_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_links_order_idx" ON "menus_footer_links" USING btree ("_order");
  CREATE INDEX "menus_footer_links_parent_id_idx" ON "menus_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_links_locales_locale_parent_id_unique" ON "menus_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_locales_locale_parent_id_unique" ON "menus_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_posts_id_idx" ON "menus_rels" USING btree ("posts_id");
  CREATE INDEX "menus_rels_categories_id_idx" ON "menus_rels" USING btree ("categories_id");
  CREATE INDEX "menus_rels_retailers_id_idx" ON "menus_rels" USING btree ("retailers_id");
  CREATE INDEX "menus_rels_brochures_id_idx" ON "menus_rels" USING btree ("brochures_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_texts_locale_parent" ON "site_settings_texts" USING btree ("locale","parent_id");
  CREATE INDEX "shop_settings_payment_methods_order_idx" ON "shop_settings_payment_methods" USING btree ("order");
  CREATE INDEX "shop_settings_payment_methods_parent_idx" ON "shop_settings_payment_methods" USING btree ("parent_id");
  CREATE INDEX "shop_settings_vouchers_amounts_order_idx" ON "shop_settings_vouchers_amounts" USING btree ("_order");
  CREATE INDEX "shop_settings_vouchers_amounts_parent_id_idx" ON "shop_settings_vouchers_amounts" USING btree ("_parent_id");
  CREATE INDEX "shop_settings_guarantee_notice_idx" ON "shop_settings_locales" USING btree ("guarantee_notice_id","_locale");
  CREATE UNIQUE INDEX "shop_settings_locales_locale_parent_id_unique" ON "shop_settings_locales" USING btree ("_locale","_parent_id");
`
