CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"mail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_failures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" varchar(254) NOT NULL,
	"refused" boolean NOT NULL,
	"answer" varchar(500) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_turns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" varchar(120) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "recruiter_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_recipient_id_accounts_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mails_pair_idx" ON "held_mails" USING btree ("recipient_id","sender_id","created_at");--> statement-breakpoint
CREATE INDEX "held_mails_sender_idx" ON "held_mails" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "mail_failures_to_idx" ON "mail_failures" USING btree ("to");--> statement-breakpoint
CREATE INDEX "mail_failures_at_idx" ON "mail_failures" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_turns_key_idx" ON "mail_turns" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "mail_turns_at_idx" ON "mail_turns" USING btree ("at");--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("job_id") WHERE not "applications"."recruiter_told";