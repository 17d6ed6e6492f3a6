ALTER TABLE "enquiries" ADD COLUMN "language" varchar(8);--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "language" varchar(8);