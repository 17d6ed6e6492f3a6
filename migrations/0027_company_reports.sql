ALTER TYPE "public"."report_decision" ADD VALUE 'unverify';--> statement-breakpoint
ALTER TYPE "public"."report_reason" ADD VALUE 'impersonates' BEFORE 'wrong_details';--> statement-breakpoint
CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid,
	"company_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce(job_id, company_id)) STORED NOT NULL,
	"decision" "report_decision" NOT NULL,
	"reason" varchar(2000) DEFAULT '' NOT NULL,
	"answer" varchar(10000) DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_decisions_one_subject" CHECK (num_nonnulls("report_decisions"."job_id", "report_decisions"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "report_queue" (
	"job_id" uuid,
	"company_id" uuid,
	"subject_id" uuid PRIMARY KEY GENERATED ALWAYS AS (coalesce(job_id, company_id)) STORED NOT NULL,
	"open_since" timestamp (3) with time zone,
	"last_decision" "report_decision",
	"last_decided_at" timestamp (3) with time zone,
	"reasons" varchar(60)[] NOT NULL,
	"by_people" boolean NOT NULL,
	"by_signs" boolean NOT NULL,
	CONSTRAINT "report_queue_one_subject" CHECK (num_nonnulls("report_queue"."job_id", "report_queue"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid,
	"company_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce(job_id, company_id)) STORED NOT NULL,
	"reason" "report_reason" NOT NULL,
	"details" varchar(10000) DEFAULT '' NOT NULL,
	"email" varchar(254),
	"reporter_id" uuid,
	"message_id" uuid,
	"message_by" varchar(20),
	"message_text" varchar(4000),
	"decision" "report_decision",
	"answer" varchar(10000),
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_decided_together" CHECK (("reports"."decision" is null) = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_one_subject" CHECK (num_nonnulls("reports"."job_id", "reports"."company_id") = 1)
);
--> statement-breakpoint
-- What was reported and decided about jobs moves here; from now on it may also be about a company.
INSERT INTO report_decisions (id, job_id, decision, reason, answer, decided_by, created_at)
	SELECT id, job_id, decision, reason, answer, decided_by, created_at FROM job_decisions;
--> statement-breakpoint
INSERT INTO reports (id, job_id, reason, details, email, reporter_id, message_id, message_by, message_text, decision, answer, decided_by, decided_at, created_at)
	SELECT id, job_id, reason, details, email, reporter_id, message_id, message_by, message_text, decision, answer, decided_by, decided_at, created_at FROM job_reports;
--> statement-breakpoint
INSERT INTO report_queue (job_id, open_since, last_decision, last_decided_at, reasons, by_people, by_signs)
	SELECT job_id, open_since, last_decision, last_decided_at, reasons, by_people, by_signs FROM reported_jobs;
--> statement-breakpoint
DROP TABLE "job_decisions";--> statement-breakpoint
DROP TABLE "job_reports";--> statement-breakpoint
DROP TABLE "reported_jobs";--> statement-breakpoint
DROP TRIGGER job_fraud_signs_keep_insert ON job_fraud_signs;--> statement-breakpoint
DROP TRIGGER job_fraud_signs_keep_update ON job_fraud_signs;--> statement-breakpoint
DROP TRIGGER job_fraud_signs_keep_delete ON job_fraud_signs;--> statement-breakpoint
DROP FUNCTION keep_reported_jobs();--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hidden_reason" varchar(2000);--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_queue" ADD CONSTRAINT "report_queue_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_queue" ADD CONSTRAINT "report_queue_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_account_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_decisions_subject_idx" ON "report_decisions" USING btree ("subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_decisions_job_idx" ON "report_decisions" USING btree ("job_id") WHERE "report_decisions"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "report_decisions_company_idx" ON "report_decisions" USING btree ("company_id") WHERE "report_decisions"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "report_decisions_decided_by_idx" ON "report_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_queue_order_idx" ON "report_queue" USING btree ("open_since","last_decided_at" DESC NULLS LAST,"subject_id");--> statement-breakpoint
CREATE INDEX "report_queue_job_idx" ON "report_queue" USING btree ("job_id") WHERE "report_queue"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "report_queue_company_idx" ON "report_queue" USING btree ("company_id") WHERE "report_queue"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "report_queue_reasons_idx" ON "report_queue" USING gin ("reasons");--> statement-breakpoint
CREATE INDEX "reports_subject_idx" ON "reports" USING btree ("subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_job_idx" ON "reports" USING btree ("job_id") WHERE "reports"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_company_idx" ON "reports" USING btree ("company_id") WHERE "reports"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("subject_id","created_at") WHERE "reports"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_message_key" ON "reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_hidden_together" CHECK (("companies"."hidden_at" is null) = ("companies"."hidden_reason" is null));
--> statement-breakpoint
-- A page that an administrator has hidden is not listed either.
CREATE OR REPLACE FUNCTION keep_company_listing(company uuid) RETURNS void
	LANGUAGE sql
	AS $$
		UPDATE companies SET
			listed = coalesce(lower(btrim(r.verified_company_name)) = lower(btrim(r.company_name)), false)
				AND a.status IN ('Active', 'Not Active') AND companies.hidden_at IS NULL,
			search_text = lower(r.company_name || E'\n' || companies.tagline)
		FROM recruiters r JOIN accounts a ON a.id = r.account_id
		WHERE r.account_id = company AND companies.account_id = company
	$$;
--> statement-breakpoint
-- The queue is kept by the database, so that no way to write can forget it. The row is locked before anything
-- is counted: a statement that begins afterwards sees what others have committed meanwhile.
CREATE FUNCTION keep_report_queue() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	DECLARE
		ids uuid[];
	BEGIN
		IF TG_TABLE_NAME = 'job_fraud_signs' THEN
			SELECT array_agg(DISTINCT job_id ORDER BY job_id) INTO ids FROM changed;
		ELSE
			SELECT array_agg(DISTINCT subject_id ORDER BY subject_id) INTO ids FROM changed;
		END IF;
		IF ids IS NULL THEN
			RETURN NULL;
		END IF;
		IF TG_OP = 'DELETE' THEN
			PERFORM 1 FROM report_queue WHERE subject_id = ANY (ids) ORDER BY subject_id FOR UPDATE;
		ELSIF TG_TABLE_NAME = 'job_fraud_signs' THEN
			INSERT INTO report_queue (job_id, reasons, by_people, by_signs)
				SELECT unnest(ids), '{}', false, false
				ON CONFLICT (subject_id) DO UPDATE SET job_id = excluded.job_id;
		ELSE
			INSERT INTO report_queue (job_id, company_id, reasons, by_people, by_signs)
				SELECT DISTINCT ON (subject_id) job_id, company_id, '{}'::varchar[], false, false FROM changed ORDER BY subject_id
				ON CONFLICT (subject_id) DO UPDATE SET job_id = excluded.job_id, company_id = excluded.company_id;
		END IF;
		UPDATE report_queue AS kept SET
			open_since = least(
				(SELECT min(created_at) FROM reports WHERE subject_id = kept.subject_id AND decision IS NULL),
				(SELECT min(created_at) FROM job_fraud_signs WHERE job_id = kept.subject_id AND decision IS NULL)),
			(last_decision, last_decided_at) = (
				SELECT decision, created_at FROM report_decisions WHERE subject_id = kept.subject_id
				ORDER BY created_at DESC, id DESC LIMIT 1),
			reasons = ARRAY(
				SELECT reason::text FROM reports WHERE subject_id = kept.subject_id
				UNION SELECT sign FROM job_fraud_signs WHERE job_id = kept.subject_id ORDER BY 1),
			by_people = EXISTS (SELECT FROM reports WHERE subject_id = kept.subject_id),
			by_signs = EXISTS (SELECT FROM job_fraud_signs WHERE job_id = kept.subject_id)
		WHERE subject_id = ANY (ids);
		DELETE FROM report_queue WHERE subject_id = ANY (ids) AND NOT by_people AND NOT by_signs;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER reports_keep_insert AFTER INSERT ON reports REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER reports_keep_update AFTER UPDATE ON reports REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER reports_keep_delete AFTER DELETE ON reports REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_insert AFTER INSERT ON job_fraud_signs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_update AFTER UPDATE ON job_fraud_signs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_delete AFTER DELETE ON job_fraud_signs REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER report_decisions_keep_insert AFTER INSERT ON report_decisions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER report_decisions_keep_update AFTER UPDATE ON report_decisions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
--> statement-breakpoint
CREATE TRIGGER report_decisions_keep_delete AFTER DELETE ON report_decisions REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_report_queue();
