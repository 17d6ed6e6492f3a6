/** The kinds of records that an action in the audit log can be about. */
export const AUDIT_SUBJECTS = [
  'candidate',
  'recruiter',
  'admin',
  'job',
  'application',
  'interview',
  'offer',
  'inquiry',
  'mentor_contact',
  'mentee',
  'report',
  'invitation',
  'skill',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The actions in the audit log; a test compares what is written with this list. */
export const AUDIT_ACTIONS = [
  'account_status_changed',
  'account_deleted',
  'candidate_edited',
  'candidates_exported',
  'certificate_deleted',
  'recruiter_edited',
  'recruiters_exported',
  'company_verification_changed',
  'daily_number_reached',
  'job_status_changed',
  'job_edited',
  'job_deleted',
  'job_report_decided',
  'company_report_decided',
  'jobs_imported',
  'import_taken_back',
  'application_status_changed',
  'applications_exported',
  'conversation_read',
  'interview_status_changed',
  'offer_status_changed',
  'inquiry_answered',
  'inquiry_replied',
  'inquiry_deleted',
  'mentor_contact_answered',
  'mentor_contact_replied',
  'mentor_contact_deleted',
  'mentee_answered',
  'mentee_replied',
  'mentee_deleted',
  'admin_invited',
  'admin_invitation_withdrawn',
  'admin_registered',
  'admin_role_changed',
  'admin_signed_in',
  'admin_signed_out',
  'admin_sessions_ended',
  'admin_password_changed',
  'admin_email_changed',
  'second_factor_demand_changed',
  'second_factor_switched_on',
  'second_factor_switched_off',
  'second_factor_reset',
  'recovery_codes_replaced',
  'audit_log_exported',
  'skill_merge_decided',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An import and its undo, whose entries name the import. */
export const IMPORT_ACTIONS = ['jobs_imported', 'import_taken_back'] as const satisfies readonly AuditAction[];

/** Decisions on reports, whose subject is the reported job or the recruiter of the reported page. */
export const REPORT_ACTIONS = [
  'job_report_decided',
  'company_report_decided',
] as const satisfies readonly AuditAction[];
