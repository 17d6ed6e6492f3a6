ALTER TYPE "public"."file_purpose" ADD VALUE 'message_file';--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"receipts" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid,
	"recruiter_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"candidate_read_at" timestamp (3) with time zone,
	"recruiter_read_at" timestamp (3) with time zone,
	"candidate_unread" integer DEFAULT 0 NOT NULL,
	"recruiter_unread" integer DEFAULT 0 NOT NULL,
	"candidate_mailed_at" timestamp (3) with time zone,
	"recruiter_mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"side" varchar(20) NOT NULL,
	"text" varchar(4000) NOT NULL,
	"signs" varchar(60)[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "messages_deleted_say_nothing" CHECK (("messages"."text" = '') = ("messages"."deleted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "message_by" varchar(20);--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "message_text" varchar(4000);--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_settings" ADD CONSTRAINT "conversation_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recruiter_id_accounts_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application_id_conversations_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."conversations"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversations_candidate_idx" ON "conversations" USING btree ("candidate_id","last_message_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_recruiter_idx" ON "conversations" USING btree ("recruiter_id","last_message_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_candidate_unread_idx" ON "conversations" USING btree ("candidate_id") WHERE "conversations"."candidate_unread" > 0;--> statement-breakpoint
CREATE INDEX "conversations_recruiter_unread_idx" ON "conversations" USING btree ("recruiter_id") WHERE "conversations"."recruiter_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_files_file_idx" ON "message_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("application_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_message_key" ON "job_reports" USING btree ("message_id","reporter_id");