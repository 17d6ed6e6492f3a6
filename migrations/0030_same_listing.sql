-- Equal for the same title, company, place and set of skills, regardless of case, spaces and order: what an import
-- treats as the same job, whoever posted it. Immutable, unlike convert_to, because the encoding is given.
CREATE FUNCTION listing_key(title text, company text, place text, skills text[]) RETURNS bytea
	LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
	RETURN sha256(convert_to(
		concat_ws(E'\n',
			btrim(regexp_replace(lower(title), '\s+', ' ', 'g')),
			btrim(regexp_replace(lower(company), '\s+', ' ', 'g')),
			btrim(regexp_replace(regexp_replace(lower(place), '\s+', ' ', 'g'), ' ?, ?', ', ', 'g')),
			(SELECT string_agg(DISTINCT lower(btrim(skill)), E'\n' ORDER BY lower(btrim(skill))) FROM unnest(skills) AS skill)),
		'UTF8'));--> statement-breakpoint
DROP INDEX "jobs_import_key";--> statement-breakpoint
CREATE INDEX "jobs_listing_idx" ON "jobs" USING btree (listing_key("title", "company_name", "location", "skills")) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_import_key" ON "jobs" USING btree ("import_key","recruiter_id") WHERE "jobs"."deleted_at" is null;
