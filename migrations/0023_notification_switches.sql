CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" varchar(1000) NOT NULL,
	"p256dh" varchar(100) NOT NULL,
	"auth" varchar(30) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
DROP INDEX "notices_unread_idx";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "fold_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "told" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "in_avsar" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_with" varchar(10);--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "push_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mailed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "in_avsar" boolean;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "mail" varchar(10);--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_idx" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_fold_key" ON "notices" USING btree ("account_id","kind","fold_id") WHERE "notices"."fold_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_mail_idx" ON "notices" USING btree ("mail_with","account_id") WHERE "notices"."mail_with" is not null;--> statement-breakpoint
CREATE INDEX "notices_push_idx" ON "notices" USING btree ("push_at","account_id") WHERE "notices"."push_at" is not null;--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notices"."read_at" is null and "notices"."in_avsar";--> statement-breakpoint
-- What was switched until now was mails alone.
UPDATE "notification_settings" SET "mail" = CASE WHEN "enabled" THEN 'now' ELSE 'off' END;--> statement-breakpoint
ALTER TABLE "notification_settings" DROP COLUMN "enabled";