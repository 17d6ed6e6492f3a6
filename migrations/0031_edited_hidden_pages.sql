ALTER TABLE "companies" ADD COLUMN "hidden_edited_at" timestamp (3) with time zone;--> statement-breakpoint
-- A hidden page that its company has edited is open in the queue, as an undecided report or sign is.
CREATE FUNCTION report_open_since(subject uuid) RETURNS timestamp (3) with time zone
	LANGUAGE sql STABLE
	AS $$
		SELECT least(
			(SELECT min(created_at) FROM reports WHERE subject_id = subject AND decision IS NULL),
			(SELECT min(created_at) FROM job_fraud_signs WHERE job_id = subject AND decision IS NULL),
			(SELECT hidden_edited_at FROM companies WHERE account_id = subject AND hidden_edited_at > hidden_at))
	$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_report_queue() RETURNS trigger
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
			open_since = report_open_since(kept.subject_id),
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
CREATE FUNCTION keep_hidden_page_in_queue() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	BEGIN
		PERFORM 1 FROM report_queue WHERE subject_id = NEW.account_id FOR UPDATE;
		UPDATE report_queue SET open_since = report_open_since(subject_id) WHERE subject_id = NEW.account_id;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER companies_keep_hidden_in_queue AFTER UPDATE OF hidden_at, hidden_edited_at ON companies
	FOR EACH ROW WHEN ((OLD.hidden_at, OLD.hidden_edited_at) IS DISTINCT FROM (NEW.hidden_at, NEW.hidden_edited_at))
	EXECUTE FUNCTION keep_hidden_page_in_queue();
