ALTER TABLE "jobs" ADD COLUMN "answer_days" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_answer_days" CHECK ("jobs"."answer_days" in (7, 14, 21, 30));