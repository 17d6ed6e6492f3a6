ALTER TABLE "job_imports" ADD COLUMN "present" integer DEFAULT 0 NOT NULL;
