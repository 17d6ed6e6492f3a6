ALTER TYPE "public"."file_purpose" ADD VALUE 'company_cover' BEFORE 'recruiter_avatar';--> statement-breakpoint
ALTER TYPE "public"."file_purpose" ADD VALUE 'company_picture' BEFORE 'recruiter_avatar';--> statement-breakpoint
ALTER TYPE "public"."file_purpose" ADD VALUE 'company_document' BEFORE 'recruiter_avatar';--> statement-breakpoint
CREATE TABLE "companies" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar(100),
	"tagline" varchar(160) DEFAULT '' NOT NULL,
	"story" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"perks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people" integer,
	"founded_year" smallint,
	"founded_place" varchar(120) DEFAULT '' NOT NULL,
	"places" varchar(80)[] DEFAULT '{}' NOT NULL,
	"links" varchar(300)[] DEFAULT '{}' NOT NULL,
	"cover_file_id" uuid,
	"confirmed_domain" varchar(253),
	"domain_confirmed_at" timestamp (3) with time zone,
	"code_domain" varchar(253),
	"code_hash" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp (3) with time zone,
	"verification_asked_at" timestamp (3) with time zone,
	"document_file_id" uuid,
	"listed" boolean DEFAULT false NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"open_jobs" integer DEFAULT 0 NOT NULL,
	"trades" varchar(200)[] DEFAULT '{}' NOT NULL,
	"place_keys" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_domain_together" CHECK (("companies"."confirmed_domain" is null) = ("companies"."domain_confirmed_at" is null)),
	CONSTRAINT "companies_people_positive" CHECK ("companies"."people" > 0)
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_follows_candidate_id_company_id_pk" PRIMARY KEY("candidate_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_pictures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"caption" varchar(120) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_account_id_recruiters_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."recruiters"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_document_file_id_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_listed_idx" ON "companies" USING btree ("open_jobs" DESC NULLS FIRST,"account_id") WHERE "companies"."listed";--> statement-breakpoint
CREATE INDEX "companies_search_idx" ON "companies" USING gin ("search_text" gin_trgm_ops) WHERE "companies"."listed";--> statement-breakpoint
CREATE INDEX "companies_trades_idx" ON "companies" USING gin ("trades") WHERE "companies"."listed";--> statement-breakpoint
CREATE INDEX "companies_places_idx" ON "companies" USING gin ("place_keys") WHERE "companies"."listed";--> statement-breakpoint
CREATE INDEX "companies_asked_idx" ON "companies" USING btree ("verification_asked_at") WHERE "companies"."verification_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "companies_cover_idx" ON "companies" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "companies_document_idx" ON "companies" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "company_follows_company_idx" ON "company_follows" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "company_pictures_company_idx" ON "company_pictures" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_pictures_file_idx" ON "company_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "jobs_open_of_recruiter_idx" ON "jobs" USING btree ("recruiter_id","deadline_end") WHERE "jobs"."status" = 'Active' and "jobs"."deleted_at" is null;--> statement-breakpoint
-- A name as a part of an address, as src/contract/slug.ts makes it. Marks of Indian scripts are no [:alnum:] and stay too.
CREATE FUNCTION company_slug(name text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	AS $$
		SELECT rtrim(left(btrim(regexp_replace(lower(normalize(name, NFKC)),
			'[^[:alnum:]\u0300-\u036f\u0900-\u0963\u0966-\u0dff]+', '-', 'g'), '-'), 80), '-')
	$$;
--> statement-breakpoint
-- The first free one of `acme`, `acme-2`, `acme-3` …; of two who take the same at once, the unique key lets one through.
CREATE FUNCTION give_company_slug(company uuid, name text) RETURNS void
	LANGUAGE plpgsql
	AS $$
		DECLARE
			base text := CASE WHEN btrim(name) = '' THEN NULL ELSE coalesce(nullif(company_slug(name), ''), 'company') END;
			wanted text := base;
			number integer := 1;
		BEGIN
			LOOP
				IF NOT EXISTS (SELECT FROM companies WHERE slug = wanted AND account_id <> company) THEN
					BEGIN
						UPDATE companies SET slug = wanted WHERE account_id = company;
						RETURN;
					EXCEPTION WHEN unique_violation THEN NULL;
					END;
				END IF;
				number := CASE WHEN number < 50 THEN number + 1 ELSE 100 + floor(random() * 1000000000)::integer END;
				wanted := base || '-' || number;
			END LOOP;
		END $$;
--> statement-breakpoint
-- In /companies and the sitemap: a company under its verified name, of an account that is not shut out.
CREATE FUNCTION keep_company_listing(company uuid) RETURNS void
	LANGUAGE sql
	AS $$
		UPDATE companies SET
			listed = coalesce(lower(btrim(r.verified_company_name)) = lower(btrim(r.company_name)), false)
				AND a.status IN ('Active', 'Not Active'),
			search_text = lower(r.company_name || E'\n' || companies.tagline)
		FROM recruiters r JOIN accounts a ON a.id = r.account_id
		WHERE r.account_id = company AND companies.account_id = company
	$$;
--> statement-breakpoint
-- What a search of companies goes by: their open jobs, the trades and places of these, and the places that they name.
CREATE FUNCTION count_company_jobs(which uuid[], today date) RETURNS SETOF uuid
	LANGUAGE sql
	AS $$
		WITH opened AS (
			SELECT j.recruiter_id, j.industry, j.place_keys
			FROM jobs j JOIN recruiters r ON r.account_id = j.recruiter_id
			WHERE j.recruiter_id = ANY (which) AND j.status = 'Active' AND j.deleted_at IS NULL AND j.deadline_end >= today
				AND lower(btrim(j.company_name)) = lower(btrim(r.company_name))
		), facts AS (
			SELECT recruiter_id, count(*)::integer AS open_jobs,
				coalesce(array_agg(DISTINCT industry) FILTER (WHERE industry <> ''), '{}') AS trades
			FROM opened GROUP BY recruiter_id
		), keys AS (
			SELECT recruiter_id AS account_id, key FROM opened, unnest(place_keys) AS key
			UNION SELECT account_id, lower(place) FROM companies, unnest(places) AS place WHERE account_id = ANY (which)
		), counted AS (
			SELECT c.account_id, coalesce(f.open_jobs, 0) AS open_jobs, coalesce(f.trades, '{}') AS trades,
				ARRAY(SELECT key FROM keys WHERE keys.account_id = c.account_id ORDER BY key) AS place_keys
			FROM companies c LEFT JOIN facts f ON f.recruiter_id = c.account_id
			WHERE c.account_id = ANY (which)
		)
		UPDATE companies SET open_jobs = n.open_jobs, trades = n.trades, place_keys = n.place_keys
		FROM counted n
		WHERE companies.account_id = n.account_id
			AND (companies.open_jobs, companies.trades, companies.place_keys)
				IS DISTINCT FROM (n.open_jobs, n.trades, n.place_keys)
		RETURNING companies.account_id
	$$;
--> statement-breakpoint
-- However a recruiter is written, the company is there, under an address of its present name.
CREATE FUNCTION keep_company() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		IF TG_OP = 'INSERT' THEN
			INSERT INTO companies (account_id) VALUES (NEW.account_id);
			PERFORM give_company_slug(NEW.account_id, NEW.company_name);
		ELSIF company_slug(NEW.company_name) <> company_slug(OLD.company_name)
			OR (btrim(NEW.company_name) = '') <> (btrim(OLD.company_name) = '') THEN
			PERFORM give_company_slug(NEW.account_id, NEW.company_name);
		END IF;
		PERFORM keep_company_listing(NEW.account_id);
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER recruiters_keep_company AFTER INSERT OR UPDATE OF company_name, verified_company_name ON recruiters
	FOR EACH ROW EXECUTE FUNCTION keep_company();
--> statement-breakpoint
CREATE FUNCTION keep_company_of_account() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		PERFORM keep_company_listing(NEW.id);
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_keep_company AFTER UPDATE OF status ON accounts
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.kind = 'recruiter')
	EXECUTE FUNCTION keep_company_of_account();
--> statement-breakpoint
-- Those who are there already, the first who came without a number.
INSERT INTO companies (account_id, created_at) SELECT account_id, created_at FROM recruiters;
--> statement-breakpoint
SELECT give_company_slug(account_id, company_name), keep_company_listing(account_id)
	FROM (SELECT account_id, company_name FROM recruiters ORDER BY created_at, account_id) AS known;
--> statement-breakpoint
SELECT count_company_jobs((SELECT array_agg(account_id) FROM companies), (now() AT TIME ZONE 'Asia/Kolkata')::date);
