CREATE TABLE "saved_texts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"text" varchar(4000) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_texts" ADD CONSTRAINT "saved_texts_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_texts_recruiter_idx" ON "saved_texts" USING btree ("recruiter_id");