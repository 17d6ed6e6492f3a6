CREATE TYPE "public"."reason_code" AS ENUM('positionFilled', 'otherExperience', 'skillMissing', 'place', 'pay', 'incomplete', 'other', 'noAnswer');--> statement-breakpoint
DROP INDEX "applications_one_per_job_key";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reason_code" "reason_code";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "silence_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "answer_days" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "end_watched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "end_watched" SET DEFAULT true;--> statement-breakpoint
CREATE INDEX "applications_due_idx" ON "applications" USING btree ("job_id","answer_by") WHERE "applications"."answer_by" is not null;--> statement-breakpoint
CREATE INDEX "applications_untold_silence_idx" ON "applications" USING btree ("answer_by") WHERE "applications"."status" = 'pending' and "applications"."answer_by" is not null and "applications"."silence_told_at" is null;--> statement-breakpoint
CREATE INDEX "applications_silence_idx" ON "applications" USING btree ("silence_told_at") WHERE "applications"."status" = 'pending' and "applications"."silence_told_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_watched_end_idx" ON "jobs" USING btree ("deadline_end") WHERE "jobs"."end_watched" and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_per_job_key" ON "applications" USING btree ("job_id","candidate_id") WHERE "applications"."status" <> 'withdrawn' and "applications"."reason_code" is distinct from 'noAnswer';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_answer_days" CHECK ("jobs"."answer_days" in (7, 14, 21, 30));