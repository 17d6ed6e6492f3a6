// Compiled from src/texts/en/public-candidates.json by `npm run texts`: edit that file, not this one.

export const candidatesTexts = {
  title: 'Our Candidates',
  loading: 'Loading candidates...',
  failed: 'Failed to load candidates. Please try again later.',
  none: 'No candidates found.',
  retry: 'Try again',
  applyFor: 'Looking for',
  gender: 'Gender',
  dob: 'Born',
  address: 'Address',
};
