// Compiled from src/texts/en/report.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from './message.ts';

export const reportTexts = {
  title: 'Report this job',
  pageTitle: ({ job }: { job: Value }) => `Report: ${job}`,
  lead: 'Tell us what is wrong. Our administrators read your report and decide what happens to the job. The recruiter can’t see who reported it.',
  reason: 'What is wrong?',
  reasons: {
    asks_for_money: 'It asks for money',
    not_a_real_job: 'It isn’t a real job',
    wrong_details: 'Some information is wrong',
    offensive: 'It is offensive or discriminates',
    other: 'Something else',
  },
  details: 'Details',
  detailsHint: 'Tell us what happened, who asked and when. Never send passwords or bank details.',
  email: 'Your email',
  emailHint: 'Signed in? You’ll get the outcome as a notice. Otherwise leave an address, or you won’t hear from us. The recruiter never sees it.',
  send: 'Send report',
  sending: 'Sending...',
  thanks: 'Thank you for telling us.',
  thanksMore: ({ hears }: { hears: string }) => `${select(hears, { mail: 'Someone at Avsar will review this job and email you the outcome.', notice: 'Someone at Avsar will review this job. You’ll find the outcome in your notices.', other: 'Someone at Avsar will review this job. You gave no email address, so we won’t write to you.' })} Until then, don’t pay and don’t share bank details.`,
  close: 'Close',
  back: 'Back to the job',
  failed: 'Something went wrong. We kept what you wrote.',
  which: {
    pageTitle: 'Report a job',
    title: 'Report a job',
    lead: 'Avsar never asks for money, and recruiters here may not either. Tell us which job to check.',
    job: 'Job ID',
    jobHint: 'Find it on the job page, for example JOB1024. You can also paste the link.',
    next: 'Next',
    unknown: 'We can’t find this job. Check the Job ID or write to us.',
    noId: 'No Job ID?',
    contact: 'Contact Us',
  },
};
