CREATE TYPE "public"."not_for_me_reason" AS ENUM('pay', 'place', 'role', 'company', 'other');--> statement-breakpoint
CREATE TABLE "candidate_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" uuid NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_fits" (
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"score" real NOT NULL,
	"asked" smallint NOT NULL,
	"matched" smallint NOT NULL,
	"near" smallint NOT NULL,
	"fit" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_fits_application_id_version_pk" PRIMARY KEY("application_id","version"),
	CONSTRAINT "application_fits_counts" CHECK ("application_fits"."matched" + "application_fits"."near" between 0 and "application_fits"."asked")
);
--> statement-breakpoint
CREATE TABLE "dismissed_jobs" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" "not_for_me_reason",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_jobs_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "fit_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer,
	"settled" "xid8",
	"followed_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "fit_state_one_row" CHECK ("fit_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "nightly_skill_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nightly_skill_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"skills" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "must_skills" varchar(80)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "education" "education_level";--> statement-breakpoint
ALTER TABLE "application_fits" ADD CONSTRAINT "application_fits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_changes_tx_idx" ON "candidate_changes" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "candidate_changes_at_idx" ON "candidate_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "application_fits_version_idx" ON "application_fits" USING btree ("version","application_id");--> statement-breakpoint
CREATE INDEX "dismissed_jobs_job_idx" ON "dismissed_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "nightly_skill_sets_idx" ON "nightly_skill_sets" USING gin ("skills");--> statement-breakpoint
-- What a fit is made of changes in many ways: the database notes whose, so that no way to write can forget it.
CREATE FUNCTION note_changed_candidates() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		INSERT INTO candidate_changes (candidate_id) SELECT DISTINCT account_id FROM changed;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_profiles() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		INSERT INTO candidate_changes (candidate_id) SELECT DISTINCT candidate_id FROM changed;
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER candidates_note_insert AFTER INSERT ON candidates REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_note_update AFTER UPDATE ON candidates REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_note_delete AFTER DELETE ON candidates REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
--> statement-breakpoint
CREATE TRIGGER skills_note_insert AFTER INSERT ON skills REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER skills_note_update AFTER UPDATE ON skills REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER skills_note_delete AFTER DELETE ON skills REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER education_note_insert AFTER INSERT ON education REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER education_note_update AFTER UPDATE ON education REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER education_note_delete AFTER DELETE ON education REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER experiences_note_insert AFTER INSERT ON experiences REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER experiences_note_update AFTER UPDATE ON experiences REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER experiences_note_delete AFTER DELETE ON experiences REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER projects_note_insert AFTER INSERT ON projects REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER projects_note_update AFTER UPDATE ON projects REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER projects_note_delete AFTER DELETE ON projects REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER certificates_note_insert AFTER INSERT ON certificates REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER certificates_note_update AFTER UPDATE ON certificates REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER certificates_note_delete AFTER DELETE ON certificates REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_profiles();
--> statement-breakpoint
-- Somebody who is blocked is in no list.
CREATE FUNCTION note_candidate_of_account() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		INSERT INTO candidate_changes (candidate_id) VALUES (NEW.id);
		RETURN NULL;
	END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_note_candidate AFTER UPDATE OF status ON accounts
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.kind = 'candidate')
	EXECUTE FUNCTION note_candidate_of_account();
--> statement-breakpoint
-- Without applications there is nothing to compute; otherwise lists show no fit until the first run is through.
INSERT INTO fit_state (version) SELECT CASE WHEN EXISTS (SELECT FROM applications) THEN NULL ELSE 0 END;
