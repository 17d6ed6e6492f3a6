// Compiled from src/texts/en/account.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const accountTexts = {
  title: 'Account',
  sections: 'Sections of your account',
  failed: 'We couldn’t load your account.',
  cancel: 'Cancel',
  wentWrong: 'Something went wrong. Please try again.',
  currentPassword: 'Current password',
  forgotten: 'Forgot password?',
};

export const emailTexts = {
  title: 'Email address',
  lead: 'You sign in with this address, and we send your emails to it.',
  present: 'Current address',
  change: 'Change email address',
  pending: ({ email }: { email: Value }) => `Confirm ${email}.`,
  pendingMore: 'Open the link in the email we sent there. Until then, your current address stays.',
  refused: ({ email }: { email: Value }) => `Our emails don’t reach ${email}.`,
  refusedMore: ({ day }: { day: Value }) => `Its mail server has refused them since ${day}. Check the spelling and that the mailbox still exists and isn’t full, or change your email address.`,
  needed: 'Confirm your email address.',
  sentTo: ({ email }: { email: Value }) => `We sent a link to ${email}.`,
  neededUntil: 'Until you open it, we only email you about your own applications and your account.',
  correct: 'Correct the address',
  neededMore: 'Open it to use the candidate database.',
  sendAgain: 'Send link again',
  sending: 'Sending...',
  newEmail: 'New email address',
  hint: 'We’ll send a link to it. Your address changes when you open the link.',
  send: 'Send link',
};

export const notificationsTexts = {
  title: 'Your notifications',
  lead: 'Choose what we tell you, and where. Daily and weekly emails come at 8 am, all in one email.',
  failed: 'We couldn’t load your notification settings.',
  kind: 'What',
  inAvsar: 'In Avsar',
  mail: 'Email',
  always: 'Always',
  never: 'Never',
  inAvsarOf: ({ kind }: { kind: Value }) => `In Avsar: ${kind}`,
  mailOf: ({ kind }: { kind: Value }) => `Email: ${kind}`,
  choices: {
    now: 'Immediately',
    daily: 'Once a day',
    weekly: 'Once a week',
    off: 'Never',
  },
  saved: 'Saved.',
  push: 'On devices',
  pushOf: ({ kind }: { kind: Value }) => `On devices: ${kind}`,
};

export const passwordTexts = {
  title: 'Password',
  lead: 'Changing it signs you out everywhere else.',
  change: 'Change password',
  newPassword: 'New password',
  hint: ({ least }: { least: Value }) => `At least ${least} characters.`,
  saving: 'Saving...',
  save: 'Save new password',
};

export const sessionTexts = {
  title: 'Where you are signed in',
  lead: 'See something you don’t recognise? Sign it out and change your password.',
  failed: 'We couldn’t load your sessions.',
  unknown: 'Unknown browser',
  place: ({ browser, device }: { browser: Value; device: Value }) => `${browser} on ${device}`,
  unknownBrowser: 'Browser',
  here: 'This device',
  seen: ({ when }: { when: Value }) => `Last used ${when}`,
  signedIn: ({ day }: { day: Value }) => `signed in ${day}`,
  end: 'Sign out',
  endOf: ({ place }: { place: Value }) => `Sign out: ${place}`,
  ending: 'Signing out...',
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You aren’t signed in anywhere else.',
  push: 'notifications on',
};

export const visibilityTexts = {
  title: 'Who can see you',
  lead: 'You can change this at any time. Changes take effect immediately.',
  failed: 'We couldn’t load your visibility settings.',
  legend: 'Visibility',
  findable: 'Recruiters can find me',
  findableMore: 'Recruiters see you in the candidate database, with your contact details and resume. You can see each recruiter who views you. Recruiters you apply to always see you.',
  showCard: 'Show my card on the home page',
  showCardMore: 'Everyone sees your picture, name, code, gender, date of birth, address and whether you’re looking for a job or an internship. Nothing else.',
  saved: 'Saved.',
};

export const languageTexts = {
  title: 'Language',
  lead: 'Your pages and the emails we send you are in this language.',
};

export const keysTexts = {
  title: 'Keyboard shortcuts',
  lead: 'This setting applies to this browser only.',
  single: 'Shortcuts with a single key',
  singleMore: {
    candidate: '/ goes to the search.',
    recruiter: 'In applications: J and K open the next and previous one, A accepts, R rejects, S schedules an interview, and M opens a card’s menu. / goes to the search.',
    admin: 'In reported jobs: J and K open the next and previous one. / goes to the search.',
  },
  always: 'Turn them off if you use speech input or press keys by accident. Enter, Esc, arrow keys and keys with Ctrl always work.',
  saved: 'Saved.',
};

export const pushTexts = {
  on: 'Notifications are on for this device',
  off: 'Notifications are off for this device',
  onMore: 'This device shows what you select under “On devices”, between 8 am and 9 pm. Interview reminders come at any time.',
  offMore: 'Turn them on to see them even when Avsar is closed. Then select below what to show.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  acting: 'One moment...',
  blocked: 'Your browser blocks notifications from Avsar. Allow them in its settings, then try again.',
  failed: 'We couldn’t turn on notifications on this device. Please try again.',
  unable: 'This browser can’t show notifications from Avsar.',
};
