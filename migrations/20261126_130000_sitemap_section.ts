import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages choose their section of the full menu; those from before keep the one that their address gave them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_pages_sitemap_section" AS ENUM('about', 'blog', 'posts', 'starts', 'banners', 'galleries', 'portfolios', 'headers', 'footers', 'states', 'other');
    CREATE TYPE "public"."enum__pages_v_version_sitemap_section" AS ENUM('about', 'blog', 'posts', 'starts', 'banners', 'galleries', 'portfolios', 'headers', 'footers', 'states', 'other');
    ALTER TABLE "pages" ADD COLUMN "sitemap_section" "enum_pages_sitemap_section" DEFAULT 'other';
    ALTER TABLE "_pages_v" ADD COLUMN "version_sitemap_section" "enum__pages_v_version_sitemap_section" DEFAULT 'other';

    CREATE FUNCTION pg_temp.section_of(slug text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE
        WHEN slug ~ '^(about-|our-team|what-we-do|faqs-|contact-us-)' THEN 'about'
        WHEN slug ~ '^blog' THEN 'blog'
        WHEN slug ~ '^post-' THEN 'posts'
        WHEN slug ~ '^index-' THEN 'starts'
        WHEN slug ~ '^banner-' THEN 'banners'
        WHEN slug ~ '^(masonry-|cobble-|collage-|carousel-)' THEN 'galleries'
        WHEN slug ~ '^portfolio-' THEN 'portfolios'
        WHEN slug ~ '^header-style-' THEN 'headers'
        WHEN slug ~ '^footer-style-' THEN 'footers'
        WHEN slug ~ '^(error-|under-construction|coming-soon)' THEN 'states'
        ELSE 'other' END $$;
    UPDATE "pages" SET "sitemap_section" = pg_temp.section_of("slug")::"enum_pages_sitemap_section";
    UPDATE "_pages_v" SET "version_sitemap_section" = pg_temp.section_of("version_slug")::"enum__pages_v_version_sitemap_section";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "pages" DROP COLUMN "sitemap_section";
    ALTER TABLE "_pages_v" DROP COLUMN "version_sitemap_section";
    DROP TYPE "public"."enum_pages_sitemap_section";
    DROP TYPE "public"."enum__pages_v_version_sitemap_section";`)
}
