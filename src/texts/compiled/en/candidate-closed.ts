// Compiled from src/texts/en/candidate-closed.json by `npm run texts`: edit that file, not this one.

export const jobClosedTexts = {
  interview: 'This job has closed. Your interview still takes place unless the recruiter cancels it.',
  offer: 'This job has closed. Your offer is still open.',
};

export const jobRemovedTexts = {
  pending: 'Avsar has deleted this job. You may not get an answer.',
  removed: 'Avsar deleted the job',
};
