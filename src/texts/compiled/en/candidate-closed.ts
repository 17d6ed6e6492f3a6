// Compiled from src/texts/en/candidate-closed.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const jobClosedTexts = {
  interview: 'This job has closed. Your interview still takes place unless the recruiter cancels it.',
  offer: 'This job has closed. Your offer is still open.',
};

export const jobRemovedTexts = {
  pending: 'Avsar has deleted this job. You may not get an answer.',
  removed: 'Avsar deleted the job',
};

export const seeJobTexts = {
  job: 'See the job',
  jobOf: ({ title }: { title: Value }) => `See the job: ${title}`,
};
