CREATE TABLE "company_old_slugs" (
	"slug" varchar(100) PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_old_slugs" ADD CONSTRAINT "company_old_slugs_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_old_slugs_company_idx" ON "company_old_slugs" USING btree ("company_id");
--> statement-breakpoint
-- However the name changes, links to the old address keep leading to the company; without a name nothing of it is kept.
CREATE FUNCTION keep_old_company_slug() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		IF NEW.slug IS NULL THEN
			DELETE FROM company_old_slugs WHERE company_id = NEW.account_id;
		ELSIF OLD.slug IS NOT NULL THEN
			INSERT INTO company_old_slugs (slug, company_id) VALUES (OLD.slug, NEW.account_id)
				ON CONFLICT (slug) DO UPDATE SET company_id = excluded.company_id, created_at = excluded.created_at;
		END IF;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER companies_keep_old_slug AFTER UPDATE OF slug ON companies
	FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug)
	EXECUTE FUNCTION keep_old_company_slug();
