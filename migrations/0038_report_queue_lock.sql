-- Every change of a subject's row in the queue waits for the one before it, also while the row does not exist yet:
-- a row lock alone lets a page be hidden or edited while its company's first report is being added, so that neither
-- sees the other. Statements after the lock see what others have committed meanwhile.
CREATE FUNCTION lock_report_queue(subjects uuid[]) RETURNS void
	LANGUAGE plpgsql
	AS $$
	DECLARE
		subject uuid;
	BEGIN
		FOREACH subject IN ARRAY subjects LOOP
			PERFORM pg_advisory_xact_lock(hashtextextended('report queue:' || subject, 0));
		END LOOP;
	END $$;
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
		PERFORM lock_report_queue(ids);
		IF TG_OP <> 'DELETE' AND TG_TABLE_NAME = 'job_fraud_signs' THEN
			INSERT INTO report_queue (job_id, reasons, by_people, by_signs)
				SELECT unnest(ids), '{}', false, false
				ON CONFLICT (subject_id) DO NOTHING;
		ELSIF TG_OP <> 'DELETE' THEN
			INSERT INTO report_queue (job_id, company_id, reasons, by_people, by_signs)
				SELECT DISTINCT ON (subject_id) job_id, company_id, '{}'::varchar[], false, false FROM changed ORDER BY subject_id
				ON CONFLICT (subject_id) DO NOTHING;
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
CREATE OR REPLACE FUNCTION keep_hidden_page_in_queue() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	BEGIN
		PERFORM lock_report_queue(ARRAY[NEW.account_id]);
		UPDATE report_queue SET open_since = report_open_since(subject_id) WHERE subject_id = NEW.account_id;
		RETURN NULL;
	END $$;
--> statement-breakpoint
-- What was missed so far.
UPDATE report_queue SET open_since = report_open_since(subject_id)
	WHERE company_id IS NOT NULL AND open_since IS DISTINCT FROM report_open_since(subject_id);
