ALTER TABLE "job_imports" ADD COLUMN "wrong" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_imports" ADD COLUMN "errors" jsonb DEFAULT '[]'::jsonb NOT NULL;
