CREATE TABLE "job_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" uuid NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_changes_tx_idx" ON "job_changes" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "job_changes_at_idx" ON "job_changes" USING btree ("at");--> statement-breakpoint
-- What happens to a job is noted by the database, so that no way to write can forget it.
CREATE FUNCTION note_changed_jobs() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		INSERT INTO job_changes (job_id) SELECT id FROM changed;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_note_insert AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER jobs_note_update AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER jobs_note_delete AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();
--> statement-breakpoint
-- A blocked recruiter's jobs are shown to nobody.
CREATE FUNCTION note_jobs_of_account() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		INSERT INTO job_changes (job_id) SELECT id FROM jobs WHERE recruiter_id = NEW.id;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_note_jobs AFTER UPDATE OF status ON accounts
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.kind = 'recruiter')
	EXECUTE FUNCTION note_jobs_of_account();
