DROP INDEX "accounts_status_idx";--> statement-breakpoint
DROP INDEX "candidates_apply_for_idx";--> statement-breakpoint
CREATE INDEX "accounts_first_name_idx" ON "accounts" USING btree ("kind",lower("first_name"),"id","status","first_name");--> statement-breakpoint
CREATE INDEX "accounts_email_order_idx" ON "accounts" USING btree ("kind","email","id","status");--> statement-breakpoint
CREATE INDEX "accounts_phone_idx" ON "accounts" USING btree ("kind","phone","id","status");--> statement-breakpoint
CREATE INDEX "accounts_user_code_idx" ON "accounts" USING btree ("kind",length("user_code"),"user_code","id","status");--> statement-breakpoint
CREATE INDEX "audit_log_actor_code_idx" ON "audit_log" USING btree ("actor_code","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_code_idx" ON "audit_log" USING btree ("subject_code","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_dob_idx" ON "candidates" USING btree ("dob","account_id");--> statement-breakpoint
CREATE INDEX "candidates_gender_idx" ON "candidates" USING btree ("gender","account_id");--> statement-breakpoint
CREATE INDEX "candidates_experience_idx" ON "candidates" USING btree ("experience_years","account_id");--> statement-breakpoint
CREATE INDEX "enquiries_waiting_idx" ON "enquiries" USING btree ("kind","created_at") WHERE "enquiries"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "recruiters_company_order_idx" ON "recruiters" USING btree (lower("company_name"),"account_id");--> statement-breakpoint
CREATE INDEX "access_log_day_idx" ON "access_log" USING btree ("day","recruiter_id","candidate_id") WHERE "access_log"."counted";--> statement-breakpoint
CREATE INDEX "accounts_status_idx" ON "accounts" USING btree ("kind","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_apply_for_idx" ON "candidates" USING btree ("apply_for","account_id");