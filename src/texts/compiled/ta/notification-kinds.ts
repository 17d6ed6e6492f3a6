// Compiled from src/texts/ta/notification-kinds.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/notification-kinds.ts';

export const notificationKindTexts = {
  application_status: {
    title: 'உங்கள் விண்ணப்பங்களுக்குப் பதில்கள்',
    sentence: english.notificationKindTexts.application_status.sentence,
  },
  interviews: {
    title: 'இன்டர்வியூகள்',
    sentence: english.notificationKindTexts.interviews.sentence,
  },
  offers: {
    title: 'ஆஃபர்கள்',
    sentence: english.notificationKindTexts.offers.sentence,
  },
  reminders: {
    title: 'நினைவூட்டல்கள்',
    sentence: english.notificationKindTexts.reminders.sentence,
  },
  recruiter_wrote: {
    title: 'ரெக்ரூட்டர்களின் மெசேஜ்கள்',
    sentence: english.notificationKindTexts.recruiter_wrote.sentence,
  },
  application_sent: {
    title: 'விண்ணப்ப ரசீதுகள்',
    sentence: english.notificationKindTexts.application_sent.sentence,
  },
  promise_passed: {
    title: 'தாமதமாகும் பதில்கள்',
    sentence: english.notificationKindTexts.promise_passed.sentence,
  },
  job_changed: {
    title: 'நீங்கள் விண்ணப்பித்த வேலைகளில் மாற்றங்கள்',
    sentence: english.notificationKindTexts.job_changed.sentence,
  },
  job_invitation: {
    title: 'விண்ணப்பிக்க அழைப்புகள்',
    sentence: 'ஒரு ரெக்ரூட்டர் உங்கள் புரொஃபைலைப் பார்த்து விண்ணப்பிக்க அழைக்கும்போது.',
  },
  best_jobs: {
    title: 'உங்களுக்குப் பொருந்தும் வேலைகள்',
    sentence: english.notificationKindTexts.best_jobs.sentence,
  },
  saved_search: {
    title: 'சேமித்த தேடல்களுக்குப் புதிய வேலைகள்',
    sentence: english.notificationKindTexts.saved_search.sentence,
  },
  saved_job_closes: {
    title: 'விரைவில் மூடப்படும் சேமித்த வேலைகள்',
    sentence: english.notificationKindTexts.saved_job_closes.sentence,
  },
  company_job: {
    title: 'நீங்கள் பின்தொடரும் நிறுவனங்களில் புதிய வேலைகள்',
    sentence: english.notificationKindTexts.company_job.sentence,
  },
  profile_opened: {
    title: 'உங்கள் புரொஃபைலைப் பார்த்தவர்கள்',
    sentence: english.notificationKindTexts.profile_opened.sentence,
  },
  candidate_answers: {
    title: 'விண்ணப்பதாரர்களின் பதில்கள்',
    sentence: english.notificationKindTexts.candidate_answers.sentence,
  },
  verification: {
    title: 'உங்கள் நிறுவனத்தின் சரிபார்ப்பு',
    sentence: english.notificationKindTexts.verification.sentence,
  },
  moderation: {
    title: 'அட்மின்களின் முடிவுகள்',
    sentence: english.notificationKindTexts.moderation.sentence,
  },
  application_received: {
    title: 'புதிய விண்ணப்பங்கள்',
    sentence: english.notificationKindTexts.application_received.sentence,
  },
  candidate_wrote: {
    title: 'விண்ணப்பதாரர்களின் மெசேஜ்கள்',
    sentence: english.notificationKindTexts.candidate_wrote.sentence,
  },
  answers_due: {
    title: 'பதிலுக்குக் காத்திருக்கும் விண்ணப்பங்கள்',
    sentence: english.notificationKindTexts.answers_due.sentence,
  },
  job_ends: {
    title: 'முடியும் வேலைகள்',
    sentence: english.notificationKindTexts.job_ends.sentence,
  },
  reports: {
    title: 'புகார்களும் மோசடி அறிகுறிகளும்',
    sentence: english.notificationKindTexts.reports.sentence,
  },
  enquiries: {
    title: 'ஃபார்ம்கள்',
    sentence: english.notificationKindTexts.enquiries.sentence,
  },
  verification_asked: {
    title: 'சரிபார்க்க வேண்டிய நிறுவனங்கள்',
    sentence: english.notificationKindTexts.verification_asked.sentence,
  },
  portal: {
    title: 'போய்ச் சேராத ஈமெயில்களும் இம்போர்ட்களும்',
    sentence: english.notificationKindTexts.portal.sentence,
  },
  report_answers: {
    title: 'உங்கள் புகார்கள்',
    sentence: english.notificationKindTexts.report_answers.sentence,
  },
  account_security: {
    title: 'உங்கள் கணக்கின் பாதுகாப்பு',
    sentence: english.notificationKindTexts.account_security.sentence,
  },
};

export const digestTexts = {
  title: 'தினசரி மற்றும் வாராந்திர ஈமெயில்கள்',
};
