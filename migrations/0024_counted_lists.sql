DROP INDEX "conversations_candidate_unread_idx";--> statement-breakpoint
DROP INDEX "conversations_recruiter_unread_idx";--> statement-breakpoint
DROP INDEX "application_fits_version_idx";--> statement-breakpoint
DROP INDEX "jobs_recruiter_idx";--> statement-breakpoint
DROP INDEX "jobs_deadline_idx";--> statement-breakpoint
DROP INDEX "notices_newest_idx";--> statement-breakpoint
DROP INDEX "notices_unread_idx";--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("answer_by","id","job_id") WHERE "applications"."status" = 'pending' and "applications"."answer_by" is not null and "applications"."answer_shown_at" is null and "applications"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_withdrawn_idx" ON "applications" USING btree ("id") WHERE "applications"."status" = 'withdrawn';--> statement-breakpoint
CREATE INDEX "company_follows_newest_idx" ON "company_follows" USING btree ("candidate_id","created_at" DESC NULLS FIRST,"company_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_text_idx" ON "messages" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_log_recruiter_idx" ON "access_log" USING btree ("recruiter_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_candidate_unread_idx" ON "conversations" USING btree ("candidate_id","last_message_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST) WHERE "conversations"."candidate_unread" > 0;--> statement-breakpoint
CREATE INDEX "conversations_recruiter_unread_idx" ON "conversations" USING btree ("recruiter_id","last_message_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST) WHERE "conversations"."recruiter_unread" > 0;--> statement-breakpoint
CREATE INDEX "application_fits_version_idx" ON "application_fits" USING btree ("version","application_id","score","matched");--> statement-breakpoint
CREATE INDEX "jobs_recruiter_idx" ON "jobs" USING btree ("recruiter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"job_code");--> statement-breakpoint
CREATE INDEX "jobs_deadline_idx" ON "jobs" USING btree ("status","deadline_end","deadline_start") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_newest_idx" ON "notices" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind") WHERE "notices"."read_at" is null and "notices"."in_avsar";