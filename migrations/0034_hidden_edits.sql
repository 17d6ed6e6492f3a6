ALTER TABLE "companies" ADD COLUMN "hidden_edits" integer DEFAULT 0 NOT NULL;
