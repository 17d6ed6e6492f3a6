ALTER TABLE "jobs" ALTER COLUMN "work_mode" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "employment_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "experience_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_url" varchar(2000);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "for_nobody" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_import_for_nobody_key" ON "jobs" USING btree ("import_key") WHERE "jobs"."for_nobody" and "jobs"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_experience_unknown" CHECK (not "jobs"."experience_unknown" or coalesce("jobs"."experience_min", "jobs"."experience_max") is null);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_for_nobody_has_no_recruiter" CHECK (not "jobs"."for_nobody" or "jobs"."recruiter_id" is null);--> statement-breakpoint
-- Earlier imports wrote a value where their file told nothing. Whether a file told the same cannot be seen any more.
UPDATE "jobs" SET "experience_unknown" = true WHERE "import_key" IS NOT NULL AND "experience_min" IS NULL AND "experience_max" IS NULL;--> statement-breakpoint
UPDATE "jobs" SET "work_mode" = NULL WHERE "import_key" IS NOT NULL AND "work_mode" = 'Work From Office';--> statement-breakpoint
UPDATE "jobs" SET "employment_type" = NULL WHERE "import_key" IS NOT NULL AND "employment_type" = 'Full-time';
