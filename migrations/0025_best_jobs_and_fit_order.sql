CREATE TABLE "mailed_jobs" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailed_jobs_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
DROP INDEX "application_fits_version_idx";--> statement-breakpoint
ALTER TABLE "application_fits" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "application_fits" ADD COLUMN "recruiter_id" uuid;--> statement-breakpoint
ALTER TABLE "application_fits" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
-- An order of fit is read from these rows alone, so there is none of whoever has withdrawn or left.
DELETE FROM "application_fits" USING "applications"
	WHERE "applications"."id" = "application_fits"."application_id"
		AND ("applications"."status" = 'withdrawn' OR "applications"."candidate_id" IS NULL);--> statement-breakpoint
UPDATE "application_fits"
	SET "job_id" = "jobs"."id", "recruiter_id" = "jobs"."recruiter_id", "applied_at" = "applications"."applied_at"
	FROM "applications" JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
	WHERE "applications"."id" = "application_fits"."application_id";--> statement-breakpoint
ALTER TABLE "application_fits" ALTER COLUMN "job_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_fits" ALTER COLUMN "applied_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_jobs" ADD CONSTRAINT "mailed_jobs_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_jobs" ADD CONSTRAINT "mailed_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_jobs_job_idx" ON "mailed_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_fits_recruiter_idx" ON "application_fits" USING btree ("version","recruiter_id","score" DESC NULLS FIRST,"applied_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"matched");--> statement-breakpoint
CREATE INDEX "application_fits_job_idx" ON "application_fits" USING btree ("version","job_id","score" DESC NULLS FIRST,"applied_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"matched");--> statement-breakpoint
CREATE INDEX "notification_settings_mail_idx" ON "notification_settings" USING btree ("kind","mail","account_id");
