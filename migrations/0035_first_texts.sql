ALTER TABLE "messages" ADD COLUMN "first_text" varchar(4000);--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "message_first_text" varchar(4000);