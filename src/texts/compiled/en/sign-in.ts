// Compiled from src/texts/en/sign-in.json by `npm run texts`: edit that file, not this one.
import { unstopped, type Value } from './message.ts';

export const signInTexts = {
  title: 'Login',
  adminTitle: 'Admin login',
  pageTitle: 'Login · Avsar',
  loginAs: 'Login as',
  asCandidate: 'As Candidate',
  asRecruiter: 'As Recruiter',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgot password?',
  login: 'Login',
  loggingIn: 'Logging in...',
  newHere: 'New to Avsar?',
  register: 'Register here',
  close: 'Close',
  mustLogIn: 'You must be logged in to apply.',
  registered: 'Your account is ready. Sign in to continue.',
  confirmSent: ({ email }: { email: Value }) => `We emailed a link to ${email}. Open it to confirm your address. If the address is wrong, sign in and correct it.`,
  submitted: 'Form submitted successfully!',
  passwordChanged: 'Your password has been changed. Sign in with the new one.',
  ended: 'Sign in again to continue. We kept what you typed.',
  already: ({ name }: { name: Value }) => `You’re signed in as ${unstopped(name)}.`,
  toDashboard: 'Go to your dashboard',
  early: 'This page was still loading, so you aren’t logged in yet. Enter your password again.',
  noScript: 'You need JavaScript to sign in. Turn it on in your browser and reload this page.',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits that change every 30 seconds.',
  codeLead: ({ email }: { email: Value }) => `Your password is correct. Now enter the code for ${email}.`,
  recoveryCode: 'Recovery code',
  recoveryHint: 'Use one of the ten codes you saved. Each code works once.',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  codeMissing: 'Enter the code.',
  otherAccount: 'Start again',
  verify: 'Verify',
  verifying: 'Verifying...',
  adminEnded: 'Sign in again to continue. We kept what you typed on the page behind this window.',
  missing: 'Please enter both email and password',
  noToken: 'Login successful but no token received.',
  notFound: 'Endpoint not found.',
  wrong: 'Invalid email or password.',
  unexpected: 'Unexpected server error.',
  noAnswer: 'Network error or no response from server.',
  done: 'Login successful! Redirecting...',
  endings: {
    expired: {
      title: 'Your session has ended.',
      more: 'Sign in again to continue.',
    },
    revoked: {
      title: 'You’ve been signed out.',
      more: 'Your password was changed, or this session was ended from another device. Sign in again to continue.',
    },
    blocked: {
      title: 'This account has been blocked.',
      more: 'Sign in to read the reason. Write to us if you think this is a mistake.',
    },
    deleted: {
      title: 'This account has been deleted.',
      more: 'You can create a new account at any time.',
    },
    deactivated: {
      title: 'This account has been deactivated.',
      more: 'Ask a Super Admin to activate it again.',
    },
  },
};

export const slideTexts = {
  region: 'What Avsar offers',
  name: 'slides',
  goTo: ({ title }: { title: Value }) => `Show: ${title}`,
  slides: [
    {
      title: 'Jobs',
      candidate: 'Find new jobs every day, across India.',
      recruiter: 'Post a job in five minutes. It goes public immediately.',
    },
    {
      title: 'Companies',
      candidate: 'See who is hiring, from local shops to national companies.',
      recruiter: 'Show your name and logo on every job and on the home page.',
    },
    {
      title: 'Internship',
      candidate: 'Search internships by skill, place and stipend.',
      recruiter: 'Find interns who can start when you need them.',
    },
    {
      title: 'Mentorship',
      candidate: 'Get answers from someone who has done it before.',
      recruiter: 'Give an hour a week and meet the people you will hire next year.',
    },
    {
      title: 'Colleges',
      candidate: 'Find your campus and your first employer in one place.',
      recruiter: 'Reach students of every year and every stream.',
    },
    {
      title: 'College Students',
      candidate: 'No experience yet? Look for “Fresher Allowed”.',
      recruiter: 'Meet candidates who are ready to learn, with their resumes attached.',
    },
  ] as const,
};
