CREATE TABLE "job_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recruiter_id" uuid,
	"file_name" varchar(255) DEFAULT '' NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_import_id_job_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."job_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_import_idx" ON "jobs" USING btree ("import_id") WHERE "jobs"."import_id" is not null;--> statement-breakpoint
UPDATE "accounts" SET "last_active_at" = (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."account_id" = "accounts"."id") WHERE EXISTS (SELECT FROM "sessions" WHERE "sessions"."account_id" = "accounts"."id");
