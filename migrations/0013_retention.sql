CREATE TABLE "idle_warnings" (
	"account_id" uuid NOT NULL,
	"stage" smallint NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idle_warnings_account_id_stage_pk" PRIMARY KEY("account_id","stage")
);
--> statement-breakpoint
ALTER TABLE "idle_warnings" ADD CONSTRAINT "idle_warnings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Still append-only, but for what has been kept for a year or longer.
CREATE FUNCTION refuse_change_of_last_year() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
			RETURN OLD;
		END IF;
		RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
	END $$;
--> statement-breakpoint
DROP TRIGGER audit_log_no_change ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_change BEFORE UPDATE OR DELETE ON audit_log
	FOR EACH ROW EXECUTE FUNCTION refuse_change_of_last_year();
