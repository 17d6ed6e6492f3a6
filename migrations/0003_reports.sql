CREATE TABLE "job_decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"decision" "report_decision" NOT NULL,
	"reason" varchar(2000) DEFAULT '' NOT NULL,
	"answer" varchar(10000) DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_fraud_signs" ADD COLUMN "found" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_fraud_signs" ADD COLUMN "decision" "report_decision";--> statement-breakpoint
ALTER TABLE "job_fraud_signs" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_decisions_job_idx" ON "job_decisions" USING btree ("job_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_decisions_decided_by_idx" ON "job_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "job_fraud_signs_open_idx" ON "job_fraud_signs" USING btree ("created_at" DESC NULLS FIRST) WHERE "job_fraud_signs"."decision" is null;--> statement-breakpoint
ALTER TABLE "job_fraud_signs" ADD CONSTRAINT "job_fraud_signs_decided_together" CHECK (("job_fraud_signs"."decision" is null) = ("job_fraud_signs"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "job_fraud_signs" DROP COLUMN "detail";