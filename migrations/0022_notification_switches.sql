DROP INDEX "notices_unread_idx";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "fold_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "told" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "in_avsar" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_with" varchar(10);--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mailed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "in_avsar" boolean;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "mail" varchar(10);--> statement-breakpoint
CREATE UNIQUE INDEX "notices_fold_key" ON "notices" USING btree ("account_id","kind","fold_id") WHERE "notices"."fold_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_mail_idx" ON "notices" USING btree ("mail_with","account_id") WHERE "notices"."mail_with" is not null;--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notices"."read_at" is null and "notices"."in_avsar";--> statement-breakpoint
-- What was switched until now was mails alone.
UPDATE "notification_settings" SET "mail" = CASE WHEN "enabled" THEN 'now' ELSE 'off' END;--> statement-breakpoint
ALTER TABLE "notification_settings" DROP COLUMN "enabled";