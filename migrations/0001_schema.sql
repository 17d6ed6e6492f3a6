CREATE TYPE "public"."access_kind" AS ENUM('listed', 'profile_opened', 'resume_opened');--> statement-breakpoint
CREATE TYPE "public"."account_kind" AS ENUM('candidate', 'recruiter', 'admin');--> statement-breakpoint
CREATE TYPE "public"."account_status" AS ENUM('Active', 'Not Active', 'Block', 'Black List');--> statement-breakpoint
CREATE TYPE "public"."application_event" AS ENUM('submitted', 'opened', 'status_changed', 'interview_scheduled', 'interview_rescheduled', 'interview_cancelled', 'interview_answered', 'interview_result', 'offer_made', 'offer_answered', 'offer_withdrawn', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('pending', 'accepted', 'rejected', 'interview_scheduled', 'interview_rescheduled', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."apply_for" AS ENUM('Job', 'Internship');--> statement-breakpoint
CREATE TYPE "public"."education_level" AS ENUM('High School', 'Bachelor''s Degree', 'Master''s Degree', 'Ph.D', 'Other');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance');--> statement-breakpoint
CREATE TYPE "public"."enquiry_kind" AS ENUM('inquiry', 'mentor_contact', 'mentee');--> statement-breakpoint
CREATE TYPE "public"."file_purpose" AS ENUM('profile_picture', 'resume', 'application_resume', 'certificate', 'company_logo', 'recruiter_avatar', 'recruiter_resume');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('male', 'female', 'other');--> statement-breakpoint
CREATE TYPE "public"."interview_answer" AS ENUM('confirmed', 'another_time');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('Pending', 'Scheduled', 'Selected', 'Rejected', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('Active', 'Not Active', 'Closed', 'Block', 'Black List');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('Pending', 'Accepted', 'Rejected', 'Withdrawn', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."report_decision" AS ENUM('freeze', 'dismiss', 'unfreeze');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('asks_for_money', 'not_a_real_job', 'wrong_details', 'offensive', 'other');--> statement-breakpoint
CREATE TYPE "public"."work_mode" AS ENUM('Work From Office', 'Work From Home', 'Remote', 'Hybrid');--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('reset', 'confirm_email', 'unsubscribe', 'sign_in', 'admin_setup', 'admin_invite');--> statement-breakpoint
CREATE TYPE "public"."identity_kind" AS ENUM('email', 'phone');--> statement-breakpoint
CREATE SEQUENCE "public"."admin_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."candidate_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."recruiter_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."super_admin_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."job_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "account_kind" NOT NULL,
	"email" varchar(254) NOT NULL,
	"password_hash" text NOT NULL,
	"status" "account_status" NOT NULL,
	"status_reason" varchar(2000),
	"status_changed_at" timestamp (3) with time zone,
	"user_code" varchar(24) NOT NULL,
	"first_name" varchar(200) DEFAULT '' NOT NULL,
	"last_name" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(40),
	"terms_accepted_at" timestamp (3) with time zone,
	"terms_version" varchar(40),
	"email_confirmed_at" timestamp (3) with time zone,
	"password_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || E'\n' || email)) STORED NOT NULL,
	CONSTRAINT "accounts_userCode_unique" UNIQUE("user_code"),
	CONSTRAINT "accounts_kind_email_key" UNIQUE("kind","email"),
	CONSTRAINT "accounts_email_lower_case" CHECK ("accounts"."email" = lower("accounts"."email") and position('@' in "accounts"."email") > 1)
);
--> statement-breakpoint
CREATE TABLE "login_successes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"email" varchar(254) NOT NULL,
	"client_address" varchar(64) NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_successes_key" UNIQUE("email","client_address","account_id")
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"super" boolean DEFAULT false NOT NULL,
	"totp_secret" "bytea",
	"totp_confirmed_at" timestamp (3) with time zone,
	"totp_required" boolean DEFAULT false NOT NULL,
	"totp_last_step" bigint,
	"recovery_code_hashes" "bytea"[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"event" "application_event" NOT NULL,
	"from_status" "application_status",
	"to_status" "application_status",
	"actor_id" uuid,
	"actor_kind" "account_kind",
	"detail" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_notes_text_length" CHECK (char_length("application_notes"."text") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid,
	"job_title" varchar(200) NOT NULL,
	"full_name" varchar(400),
	"email" varchar(254),
	"phone" varchar(40),
	"experience" numeric(4, 1),
	"current_company" varchar(200),
	"expected_salary" bigint,
	"notice_period" varchar(200),
	"education" "education_level",
	"skills" varchar(80)[] DEFAULT '{}' NOT NULL,
	"cover_letter" varchar(20000),
	"resume_file_id" uuid,
	"status" "application_status" DEFAULT 'pending' NOT NULL,
	"reason" varchar(2000),
	"rating" smallint,
	"opened_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "applications_rating_range" CHECK ("applications"."rating" between 1 and 5),
	CONSTRAINT "applications_experience_range" CHECK ("applications"."experience" between 0 and 80),
	CONSTRAINT "applications_expected_salary_range" CHECK ("applications"."expected_salary" >= 0),
	CONSTRAINT "applications_complete_while_candidate_known" CHECK ("applications"."candidate_id" is null or ("applications"."full_name" is not null and "applications"."email" is not null and "applications"."phone" is not null and "applications"."experience" is not null and "applications"."education" is not null)),
	CONSTRAINT "applications_nothing_personal_without_candidate" CHECK ("applications"."candidate_id" is not null or num_nonnulls("applications"."full_name", "applications"."email", "applications"."phone", "applications"."experience", "applications"."current_company", "applications"."expected_salary", "applications"."notice_period", "applications"."education", "applications"."cover_letter", "applications"."resume_file_id", "applications"."reason", "applications"."rating") + cardinality("applications"."skills") = 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid,
	"actor_kind" "account_kind",
	"actor_code" varchar(24),
	"action" varchar(80) NOT NULL,
	"subject_kind" varchar(40) NOT NULL,
	"subject_id" uuid,
	"subject_code" varchar(24),
	"from_value" varchar(400),
	"to_value" varchar(400),
	"batch_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_personal_values" (
	"audit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	CONSTRAINT "audit_personal_values_audit_id_account_id_pk" PRIMARY KEY("audit_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_change_items" (
	"batch_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"from_value" varchar(80) NOT NULL,
	"detail" jsonb,
	CONSTRAINT "bulk_change_items_batch_id_subject_id_pk" PRIMARY KEY("batch_id","subject_id"),
	CONSTRAINT "bulk_change_items_from_not_blank" CHECK ("bulk_change_items"."from_value" <> '')
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid,
	"subject_kind" varchar(40) NOT NULL,
	"to_value" varchar(80) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"gender" "gender",
	"apply_for" "apply_for",
	"dob" date,
	"address" varchar(1000) DEFAULT '' NOT NULL,
	"city" varchar(120),
	"state" varchar(120),
	"zip" varchar(20),
	"location" varchar(200),
	"profile_pic_file_id" uuid,
	"resume_file_id" uuid,
	"show_card" boolean DEFAULT false NOT NULL,
	"findable" boolean DEFAULT true NOT NULL,
	"title" varchar(200),
	"experience_years" numeric(4, 1),
	"fresher" boolean DEFAULT false NOT NULL,
	"profile_headline" varchar(1000) DEFAULT '' NOT NULL,
	"preferred_locations" varchar(120)[] DEFAULT '{}' NOT NULL,
	"expected_salary" bigint,
	"notice_period" varchar(120),
	"contact_email" varchar(254),
	"contact_phone" varchar(40),
	"linkedin" varchar(2000),
	"github" varchar(2000),
	"portfolio" varchar(2000),
	"twitter" varchar(2000),
	"hobbies" varchar(120)[] DEFAULT '{}' NOT NULL,
	"section_updates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_dob_plausible" CHECK ("candidates"."dob" >= date '1900-01-01'),
	CONSTRAINT "candidates_experience_range" CHECK ("candidates"."experience_years" between 0 and 80),
	CONSTRAINT "candidates_expected_salary_range" CHECK ("candidates"."expected_salary" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resume_suggestions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"file_id" uuid,
	"kind" varchar(60) NOT NULL,
	"value" jsonb NOT NULL,
	"accepted" boolean,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "enquiry_kind" NOT NULL,
	"name" varchar(400) NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(40) NOT NULL,
	"message" varchar(20000),
	"address" varchar(1000),
	"education" varchar(300),
	"field" varchar(300),
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_fields_of_kind" CHECK (case when "enquiries"."kind" = 'mentee' then num_nonnulls("enquiries"."address", "enquiries"."education", "enquiries"."field") = 3 else "enquiries"."message" is not null end)
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"author_id" uuid,
	"subject" varchar(300) NOT NULL,
	"message" varchar(20000) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" "file_purpose" NOT NULL,
	"owner_id" uuid,
	"storage_key" varchar(200) NOT NULL,
	"media_type" varchar(120) NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"original_name" varchar(255) NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp (3) with time zone,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_byte_size_positive" CHECK ("files"."byte_size" > 0),
	CONSTRAINT "files_sha256_length" CHECK (octet_length("files"."sha256") = 32)
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"interview_id" uuid NOT NULL,
	"event" "application_event" NOT NULL,
	"from_starts_at" timestamp (3) with time zone,
	"to_starts_at" timestamp (3) with time zone,
	"from_status" "interview_status",
	"to_status" "interview_status",
	"actor_id" uuid,
	"actor_kind" "account_kind",
	"detail" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"schedule_id" varchar(100) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"location" varchar(500) NOT NULL,
	"contact_no" varchar(60) NOT NULL,
	"hr_notes" varchar(10000) DEFAULT '' NOT NULL,
	"scheduled_by" varchar(400) NOT NULL,
	"status" "interview_status" DEFAULT 'Scheduled' NOT NULL,
	"rescheduled" boolean DEFAULT false NOT NULL,
	"calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"answer" "interview_answer",
	"answer_message" varchar(4000),
	"answer_wishes" jsonb,
	"answered_at" timestamp (3) with time zone,
	"cancel_reason" varchar(2000),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interviews_calendarUid_unique" UNIQUE("calendar_uid"),
	CONSTRAINT "interviews_schedule_key" UNIQUE("recruiter_id","schedule_id"),
	CONSTRAINT "interviews_answered_together" CHECK (("interviews"."answer" is null) = ("interviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_code" varchar(24) DEFAULT 'JOB' || nextval('job_code_seq') NOT NULL,
	"recruiter_id" uuid,
	"title" varchar(200) NOT NULL,
	"company_name" varchar(200) NOT NULL,
	"company_info" varchar(20000) DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"industry" varchar(200) DEFAULT '' NOT NULL,
	"department" varchar(200) DEFAULT '' NOT NULL,
	"location" varchar(300) NOT NULL,
	"work_mode" "work_mode" NOT NULL,
	"employment_type" "employment_type" NOT NULL,
	"experience_min" numeric(4, 1),
	"experience_max" numeric(4, 1),
	"salary_min" bigint,
	"salary_max" bigint,
	"show_salary" boolean DEFAULT false NOT NULL,
	"skills" varchar(80)[] DEFAULT '{}' NOT NULL,
	"description" varchar(20000) DEFAULT '' NOT NULL,
	"responsibilities" varchar(20000) DEFAULT '' NOT NULL,
	"requirements" varchar(20000) DEFAULT '' NOT NULL,
	"deadline_start" date NOT NULL,
	"deadline_end" date NOT NULL,
	"duration_months" smallint,
	"start_date" date,
	"status" "job_status" DEFAULT 'Active' NOT NULL,
	"status_reason" varchar(2000),
	"status_before_freeze" "job_status",
	"import_key" varchar(64),
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || E'\n' || company_name) || E'\n' || lower_lines(skills)) STORED NOT NULL,
	"skills_text" text GENERATED ALWAYS AS (lower_lines(skills)) STORED NOT NULL,
	"place_keys" text[] GENERATED ALWAYS AS (array_append(string_to_array(regexp_replace(btrim(lower(location)), '\s*,\s*', ',', 'g'), ','), btrim(lower(location)))) STORED NOT NULL,
	CONSTRAINT "jobs_jobCode_unique" UNIQUE("job_code"),
	CONSTRAINT "jobs_experience_range" CHECK ("jobs"."experience_min" >= 0 and "jobs"."experience_max" <= 80),
	CONSTRAINT "jobs_experience_in_order" CHECK ("jobs"."experience_min" <= "jobs"."experience_max"),
	CONSTRAINT "jobs_salary_range" CHECK ("jobs"."salary_min" >= 0 and "jobs"."salary_max" >= 0),
	CONSTRAINT "jobs_salary_in_order" CHECK ("jobs"."salary_min" <= "jobs"."salary_max"),
	CONSTRAINT "jobs_deadline_in_order" CHECK ("jobs"."deadline_start" <= "jobs"."deadline_end"),
	CONSTRAINT "jobs_duration_range" CHECK ("jobs"."duration_months" between 1 and 120),
	CONSTRAINT "jobs_skills_count" CHECK (cardinality("jobs"."skills") <= 200),
	CONSTRAINT "jobs_names_not_blank" CHECK (btrim("jobs"."title") <> '' and btrim("jobs"."company_name") <> '' and btrim("jobs"."location") <> '')
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"title" varchar(200) NOT NULL,
	"company_name" varchar(200) NOT NULL,
	"location" varchar(300) NOT NULL,
	"salary" bigint NOT NULL,
	"start_date" date,
	"expires_on" date NOT NULL,
	"letter" varchar(20000) DEFAULT '' NOT NULL,
	"status" "offer_status" DEFAULT 'Pending' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_salary_range" CHECK ("offers"."salary" >= 0),
	CONSTRAINT "offers_answered_when_closed" CHECK (("offers"."status" = 'Pending') = ("offers"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" varchar(200) PRIMARY KEY NOT NULL,
	"fingerprint" varchar(200) NOT NULL,
	"account_id" uuid,
	"status" smallint,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_state" (
	"key" varchar(80) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title" varchar(300) DEFAULT '' NOT NULL,
	"issuer" varchar(300) DEFAULT '' NOT NULL,
	"description" varchar(20000),
	"issue_date" date,
	"expiry_date" date,
	"file_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_dates_in_order" CHECK ("certificates"."issue_date" <= "certificates"."expiry_date")
);
--> statement-breakpoint
CREATE TABLE "education" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"degree" varchar(300) DEFAULT '' NOT NULL,
	"institute" varchar(300) DEFAULT '' NOT NULL,
	"year_of_passing" smallint,
	"start_date" date,
	"end_date" date,
	"grade" varchar(100),
	"description" varchar(20000),
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "education_year_range" CHECK ("education"."year_of_passing" between 1900 and 2200),
	CONSTRAINT "education_dates_in_order" CHECK ("education"."start_date" <= "education"."end_date")
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company" varchar(300) DEFAULT '' NOT NULL,
	"position" varchar(300) DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"currently_working" boolean DEFAULT false NOT NULL,
	"duration" varchar(120),
	"description" varchar(20000),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_dates_in_order" CHECK ("experiences"."start_date" <= "experiences"."end_date"),
	CONSTRAINT "experiences_current_has_no_end" CHECK (not ("experiences"."currently_working" and "experiences"."end_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title" varchar(300) DEFAULT '' NOT NULL,
	"role" varchar(300) DEFAULT '' NOT NULL,
	"start_month" varchar(7),
	"end_month" varchar(7),
	"duration" varchar(120),
	"description" varchar(20000),
	"technologies" varchar(80)[] DEFAULT '{}' NOT NULL,
	"link" varchar(2000),
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_start_month_form" CHECK ("projects"."start_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "projects_end_month_form" CHECK ("projects"."end_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "projects_months_in_order" CHECK ("projects"."start_month" <= "projects"."end_month")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" varchar(80) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skills_name_not_blank" CHECK (btrim("skills"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "recruiters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_name" varchar(200) DEFAULT '' NOT NULL,
	"address" varchar(1000) DEFAULT '' NOT NULL,
	"country" varchar(120) DEFAULT '' NOT NULL,
	"state" varchar(120) DEFAULT '' NOT NULL,
	"city" varchar(120) DEFAULT '' NOT NULL,
	"pincode" varchar(20) DEFAULT '' NOT NULL,
	"company_logo_file_id" uuid,
	"avatar_file_id" uuid,
	"resume_file_id" uuid,
	"company_verified_at" timestamp (3) with time zone,
	"verified_company_name" varchar(200),
	"verified_by" uuid,
	"verification_note" varchar(2000),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruiters_verified_together" CHECK (("recruiters"."company_verified_at" is null) = ("recruiters"."verified_company_name" is null))
);
--> statement-breakpoint
CREATE TABLE "job_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"message" varchar(4000) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"account_id" uuid NOT NULL,
	"kind" varchar(60) NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" varchar(200) NOT NULL,
	"query" jsonb NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"account_id" uuid,
	"email" varchar(254),
	"topic" varchar(60),
	"super" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_for_somebody" CHECK ("one_time_tokens"."account_id" is not null or "one_time_tokens"."purpose" in ('admin_setup', 'admin_invite'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" "account_kind" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" varchar(500),
	"client_address" varchar(64),
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"company_name" varchar(200) NOT NULL,
	"kind" "access_kind" NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"job_id" uuid,
	"application_id" uuid,
	"counted" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_identities" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "identity_kind" NOT NULL,
	"hash" "bytea" NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_identities_key" UNIQUE("kind","hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "job_fraud_signs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"sign" varchar(60) NOT NULL,
	"detail" varchar(1000) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_fraud_signs_key" UNIQUE("job_id","sign")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"details" varchar(10000) DEFAULT '' NOT NULL,
	"email" varchar(254),
	"reporter_id" uuid,
	"decision" "report_decision",
	"answer" varchar(10000),
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reports_decided_together" CHECK (("job_reports"."decision" is null) = ("job_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "login_successes" ADD CONSTRAINT "login_successes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal_values" ADD CONSTRAINT "audit_personal_values_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal_values" ADD CONSTRAINT "audit_personal_values_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_items" ADD CONSTRAINT "bulk_change_items_batch_id_bulk_changes_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_profile_pic_file_id_files_id_fk" FOREIGN KEY ("profile_pic_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_suggestions" ADD CONSTRAINT "resume_suggestions_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_suggestions" ADD CONSTRAINT "resume_suggestions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_company_logo_file_id_files_id_fk" FOREIGN KEY ("company_logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_verified_by_accounts_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_recruiter_id_recruiters_account_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_identities" ADD CONSTRAINT "blocked_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_fraud_signs" ADD CONSTRAINT "job_fraud_signs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_newest_idx" ON "accounts" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "accounts_status_idx" ON "accounts" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_search_idx" ON "accounts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "login_successes_account_idx" ON "login_successes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "admins_super_idx" ON "admins" USING btree ("account_id") WHERE "admins"."super";--> statement-breakpoint
CREATE INDEX "application_events_application_idx" ON "application_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "application_events_actor_idx" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "application_events_at_idx" ON "application_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_per_job_key" ON "applications" USING btree ("job_id","candidate_id") WHERE "applications"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_candidate_idx" ON "applications" USING btree ("candidate_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_newest_idx" ON "applications" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");--> statement-breakpoint
CREATE INDEX "applications_resume_idx" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "applications_name_idx" ON "applications" USING gin (lower("full_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_kind","subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_batch_idx" ON "audit_log" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "audit_personal_values_account_idx" ON "audit_personal_values" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_actor_idx" ON "bulk_changes" USING btree ("actor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_findable_idx" ON "candidates" USING btree ("account_id" DESC NULLS FIRST) WHERE "candidates"."findable";--> statement-breakpoint
CREATE INDEX "candidates_shown_idx" ON "candidates" USING btree ("account_id" DESC NULLS FIRST) WHERE "candidates"."show_card";--> statement-breakpoint
CREATE INDEX "candidates_apply_for_idx" ON "candidates" USING btree ("apply_for");--> statement-breakpoint
CREATE INDEX "candidates_profile_pic_idx" ON "candidates" USING btree ("profile_pic_file_id");--> statement-breakpoint
CREATE INDEX "candidates_resume_idx" ON "candidates" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "resume_suggestions_candidate_idx" ON "resume_suggestions" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "resume_suggestions_file_idx" ON "resume_suggestions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "enquiries_newest_idx" ON "enquiries" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_answered_by_idx" ON "enquiries" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry_idx" ON "enquiry_replies" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_replies_author_idx" ON "enquiry_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "files_owner_idx" ON "files" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "files_uncommitted_idx" ON "files" USING btree ("created_at") WHERE "files"."committed_at" is null or "files"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "interview_events_interview_idx" ON "interview_events" USING btree ("interview_id","at","id");--> statement-breakpoint
CREATE INDEX "interview_events_actor_idx" ON "interview_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_one_live_key" ON "interviews" USING btree ("application_id") WHERE "interviews"."status" in ('Pending', 'Scheduled', 'Selected');--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interviews_recruiter_idx" ON "interviews" USING btree ("recruiter_id","starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interviews_newest_idx" ON "interviews" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_newest_idx" ON "jobs" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_recruiter_idx" ON "jobs" USING btree ("recruiter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_deadline_idx" ON "jobs" USING btree ("deadline_end");--> statement-breakpoint
CREATE INDEX "jobs_title_idx" ON "jobs" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "jobs_company_idx" ON "jobs" USING btree (lower("company_name"));--> statement-breakpoint
CREATE INDEX "jobs_search_idx" ON "jobs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_skills_search_idx" ON "jobs" USING gin ("skills_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_location_search_idx" ON "jobs" USING gin (lower("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_place_idx" ON "jobs" USING gin ("place_keys");--> statement-breakpoint
CREATE INDEX "jobs_logo_idx" ON "jobs" USING btree ("logo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_import_key" ON "jobs" USING btree ("recruiter_id","import_key") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_key" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "offers_application_idx" ON "offers" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_recruiter_idx" ON "offers" USING btree ("recruiter_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_newest_idx" ON "offers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_expiring_idx" ON "offers" USING btree ("expires_on") WHERE "offers"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_account_idx" ON "idempotency_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "certificates_candidate_idx" ON "certificates" USING btree ("candidate_id","position");--> statement-breakpoint
CREATE INDEX "certificates_file_idx" ON "certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "education_candidate_idx" ON "education" USING btree ("candidate_id","position");--> statement-breakpoint
CREATE INDEX "experiences_candidate_idx" ON "experiences" USING btree ("candidate_id","sort_order");--> statement-breakpoint
CREATE INDEX "projects_candidate_idx" ON "projects" USING btree ("candidate_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_candidate_name_key" ON "skills" USING btree ("candidate_id",lower("name"));--> statement-breakpoint
CREATE INDEX "skills_name_idx" ON "skills" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "recruiters_verified_company_key" ON "recruiters" USING btree (lower(btrim("verified_company_name")));--> statement-breakpoint
CREATE INDEX "recruiters_company_name_idx" ON "recruiters" USING gin (lower("company_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recruiters_company_logo_idx" ON "recruiters" USING btree ("company_logo_file_id");--> statement-breakpoint
CREATE INDEX "recruiters_avatar_idx" ON "recruiters" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "recruiters_resume_idx" ON "recruiters" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "recruiters_verified_by_idx" ON "recruiters" USING btree ("verified_by");--> statement-breakpoint
CREATE UNIQUE INDEX "job_invitations_once_key" ON "job_invitations" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "job_invitations_recruiter_idx" ON "job_invitations" USING btree ("recruiter_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_invitations_candidate_idx" ON "job_invitations" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_jobs_newest_idx" ON "saved_jobs" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_jobs_job_idx" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_searches_candidate_idx" ON "saved_searches" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_searches_daily_idx" ON "saved_searches" USING btree ("daily","notified_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_account_idx" ON "one_time_tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_created_by_idx" ON "one_time_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "one_time_tokens_purpose_idx" ON "one_time_tokens" USING btree ("purpose","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account_idx" ON "sessions" USING btree ("account_id","last_seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_log_candidate_idx" ON "access_log" USING btree ("candidate_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_log_recruiter_day_idx" ON "access_log" USING btree ("recruiter_id","day","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_listed_key" ON "access_log" USING btree ("recruiter_id","candidate_id","day") WHERE "access_log"."kind" = 'listed';--> statement-breakpoint
CREATE INDEX "access_log_job_idx" ON "access_log" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "access_log_application_idx" ON "access_log" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "blocked_identities_account_idx" ON "blocked_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_reports_job_idx" ON "job_reports" USING btree ("job_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_reports_open_idx" ON "job_reports" USING btree ("created_at" DESC NULLS FIRST) WHERE "job_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "job_reports_reporter_idx" ON "job_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "job_reports_decided_by_idx" ON "job_reports" USING btree ("decided_by");