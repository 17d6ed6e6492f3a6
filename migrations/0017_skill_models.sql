CREATE TYPE "public"."alias_decision" AS ENUM('proposed', 'accepted', 'refused');--> statement-breakpoint
CREATE TABLE "skill_aliases" (
	"from_key" varchar(160) PRIMARY KEY NOT NULL,
	"to_key" varchar(160) NOT NULL,
	"from_name" varchar(80) NOT NULL,
	"to_name" varchar(80) NOT NULL,
	"from_listings" integer NOT NULL,
	"to_listings" integer NOT NULL,
	"alike" real NOT NULL,
	"decision" "alias_decision" DEFAULT 'proposed' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_aliases_not_itself" CHECK ("skill_aliases"."from_key" <> "skill_aliases"."to_key"),
	CONSTRAINT "skill_aliases_decided" CHECK (("skill_aliases"."decision" = 'proposed') = ("skill_aliases"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "skill_models" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_models_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" "bytea" NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"listings" integer NOT NULL,
	"people" integer NOT NULL,
	"skills" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skill_aliases" ADD CONSTRAINT "skill_aliases_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_aliases_decision_idx" ON "skill_aliases" USING btree ("decision","from_listings" DESC NULLS FIRST,"from_key");--> statement-breakpoint
CREATE INDEX "skill_aliases_decided_idx" ON "skill_aliases" USING btree ("decided_at" DESC NULLS FIRST,"from_key") WHERE "skill_aliases"."decision" <> 'proposed';--> statement-breakpoint
CREATE INDEX "skill_aliases_decided_by_idx" ON "skill_aliases" USING btree ("decided_by");