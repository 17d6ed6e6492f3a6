DROP INDEX "candidates_place_order_idx";--> statement-breakpoint
DROP INDEX "recruiters_company_order_idx";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "place" text GENERATED ALWAYS AS (left(lower(coalesce(nullif(location, ''), nullif(city, ''), address)), 200)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_text_idx" ON "accounts" USING btree ("kind","status","search_text");--> statement-breakpoint
CREATE INDEX "jobs_names_idx" ON "jobs" USING btree ("id","recruiter_id","title","company_name");--> statement-breakpoint
CREATE INDEX "candidates_place_order_idx" ON "candidates" USING btree ("place","account_id");--> statement-breakpoint
CREATE INDEX "recruiters_company_order_idx" ON "recruiters" USING btree (lower("company_name"),"account_id","company_name");