// Compiled from src/texts/hi/create-account.json by `npm run texts`: edit that file, not this one.

export const createAccountTexts = {
  pageTitle: 'Create an account · Avsar',
  title: 'Create your account',
  lead: 'What would you like to do?',
  group: 'Sign up as',
  candidate: 'Candidate Sign up',
  candidateNote: 'Find jobs and internships, apply, and see the next step and date for each application.',
  recruiter: 'Recruiter Sign up',
  recruiterNote: 'Post jobs, review applications and schedule interviews.',
  next: 'Next',
};
