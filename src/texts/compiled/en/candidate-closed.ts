// Compiled from src/texts/en/candidate-closed.json by `npm run texts`: edit that file, not this one.

export const jobClosedTexts = {
  interview: 'This job has closed. Your interview still takes place unless the recruiter cancels it.',
  offer: 'This job has closed. Your offer is still open.',
};

export const jobRemovedTexts = {
  interview: 'Avsar has removed this job. Your interview still takes place unless the recruiter cancels it.',
  offer: 'Avsar has removed this job. Your offer is still open.',
  pending: 'Avsar has removed this job. You may not get an answer.',
  accepted: 'Avsar has removed this job. The recruiter can still schedule an interview or make an offer.',
  removed: 'Avsar removed the job',
};
