// Compiled from src/texts/en/report.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const reportTexts = {
  link: 'Report this job',
  title: 'Report this job',
  pageTitle: ({ job }: { job: Value }) => `Report: ${job}`,
  about: ({ title, company }: { title: Value; company: Value }) => `${title} · ${company}`,
  lead: 'Tell us what is wrong. The recruiter does not see who reported it.',
  reason: 'What is wrong?',
  reasons: {
    asks_for_money: 'It asks for money',
    not_a_real_job: 'It is not a real job',
    wrong_details: 'Something it says is wrong',
    offensive: 'It is offensive or discriminates',
    other: 'Something else',
  },
  details: 'Details',
  detailsHint: 'What happened, who asked, when. Never send passwords or bank details.',
  email: 'Your email',
  emailHint: 'If you want to hear what came of it. The recruiter never sees it.',
  send: 'Send the report',
  sending: 'Sending...',
  thanks: 'Thank you for telling us.',
  thanksMore: 'A person at Avsar looks at this job. Until then: do not pay, and share no bank details.',
  close: 'Close',
  backToJob: 'Back to the job',
  failed: 'Something went wrong. What you wrote is still here.',
  which: {
    pageTitle: 'Report a job',
    title: 'Report a job',
    lead: 'Avsar never asks for money, nor may a recruiter here. Tell us which job it is about.',
    job: 'Job ID',
    jobHint: 'It stands on the job, like JOB1024. Its link is as good.',
    next: 'Next',
    unknown: 'There is no such job here any more. Check its Job ID, or write to us.',
    contact: 'Contact Us',
  },
};
