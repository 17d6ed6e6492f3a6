CREATE TABLE "reported_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"open_since" timestamp (3) with time zone,
	"last_decision" "report_decision",
	"last_decided_at" timestamp (3) with time zone,
	"reasons" varchar(60)[] NOT NULL,
	"by_people" boolean NOT NULL,
	"by_signs" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_fraud_signs_open_idx";--> statement-breakpoint
DROP INDEX "job_reports_open_idx";--> statement-breakpoint
ALTER TABLE "reported_jobs" ADD CONSTRAINT "reported_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_jobs_queue_idx" ON "reported_jobs" USING btree ("open_since","last_decided_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "reported_jobs_reasons_idx" ON "reported_jobs" USING gin ("reasons");--> statement-breakpoint
CREATE INDEX "job_reports_open_idx" ON "job_reports" USING btree ("job_id","created_at") WHERE "job_reports"."decision" is null;--> statement-breakpoint
-- The queue is kept by the database, so that no way to write can forget it. The row is locked before anything
-- is counted: a statement that begins afterwards sees what others have committed meanwhile.
CREATE FUNCTION keep_reported_jobs() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	DECLARE
		ids uuid[];
	BEGIN
		SELECT array_agg(DISTINCT job_id ORDER BY job_id) INTO ids FROM changed;
		IF ids IS NULL THEN
			RETURN NULL;
		END IF;
		IF TG_OP = 'DELETE' THEN
			PERFORM 1 FROM reported_jobs WHERE job_id = ANY (ids) ORDER BY job_id FOR UPDATE;
		ELSE
			INSERT INTO reported_jobs (job_id, reasons, by_people, by_signs)
				SELECT unnest(ids), '{}', false, false
				ON CONFLICT (job_id) DO UPDATE SET job_id = excluded.job_id;
		END IF;
		UPDATE reported_jobs AS kept SET
			open_since = least(
				(SELECT min(created_at) FROM job_reports WHERE job_id = kept.job_id AND decision IS NULL),
				(SELECT min(created_at) FROM job_fraud_signs WHERE job_id = kept.job_id AND decision IS NULL)),
			(last_decision, last_decided_at) = (
				SELECT decision, created_at FROM job_decisions WHERE job_id = kept.job_id
				ORDER BY created_at DESC, id DESC LIMIT 1),
			reasons = ARRAY(
				SELECT reason::text FROM job_reports WHERE job_id = kept.job_id
				UNION SELECT sign FROM job_fraud_signs WHERE job_id = kept.job_id ORDER BY 1),
			by_people = EXISTS (SELECT FROM job_reports WHERE job_id = kept.job_id),
			by_signs = EXISTS (SELECT FROM job_fraud_signs WHERE job_id = kept.job_id)
		WHERE job_id = ANY (ids);
		DELETE FROM reported_jobs WHERE job_id = ANY (ids) AND NOT by_people AND NOT by_signs;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER job_reports_keep_insert AFTER INSERT ON job_reports REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_reports_keep_update AFTER UPDATE ON job_reports REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_reports_keep_delete AFTER DELETE ON job_reports REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_insert AFTER INSERT ON job_fraud_signs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_update AFTER UPDATE ON job_fraud_signs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_fraud_signs_keep_delete AFTER DELETE ON job_fraud_signs REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_decisions_keep_insert AFTER INSERT ON job_decisions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_decisions_keep_update AFTER UPDATE ON job_decisions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
CREATE TRIGGER job_decisions_keep_delete AFTER DELETE ON job_decisions REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_reported_jobs();
--> statement-breakpoint
INSERT INTO reported_jobs (job_id, open_since, last_decision, last_decided_at, reasons, by_people, by_signs)
	SELECT said.job_id, min(said.created_at) FILTER (WHERE said.decision IS NULL), decided.decision, decided.created_at,
		array_agg(DISTINCT said.reason), bool_or(said.by_people), bool_or(NOT said.by_people)
	FROM (
		SELECT job_id, reason::text, decision, created_at, true AS by_people FROM job_reports
		UNION ALL
		SELECT job_id, sign, decision, created_at, false FROM job_fraud_signs
	) AS said
	LEFT JOIN LATERAL (
		SELECT decision, created_at FROM job_decisions WHERE job_id = said.job_id ORDER BY created_at DESC, id DESC LIMIT 1
	) AS decided ON true
	GROUP BY said.job_id, decided.decision, decided.created_at;
