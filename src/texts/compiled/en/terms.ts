// Compiled from src/texts/en/terms.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const termsTexts = {
  title: 'Terms and Conditions',
  lead: 'By creating an account or using Avsar, you agree to these terms.',
  description: 'The terms of Avsar in plain words: who can use it, what belongs to you, what isn’t allowed, and why nobody pays for a job.',
  version: 'Version: November 2026',
  privacy: 'To learn how we handle personal data, read the <a>Privacy Policy</a>.',
  sections: {
    account: {
      title: 'Account responsibility',
      lines: [
        'You must be 18 or older to use Avsar.',
        'What you tell us about yourself or your company must be true and up to date.',
        'Keep your password secret. You’re responsible for what happens under your account.',
      ] as const,
    },
    use: {
      title: 'Use of the platform',
      lines: [
        'Use Avsar to look for work, offer work and learn. Don’t use it for anything the law forbids.',
        'Nobody may ask a candidate for money for a job, an interview or an internship. Report it if it happens.',
        'Use what you read about a candidate only for hiring. Don’t collect it, pass it on or sell it.',
        'There is no guarantee of interviews or job offers.',
      ] as const,
    },
    content: {
      title: 'User content',
      lines: [
        'Your profile, resume, job posts and messages stay yours. You allow us to show them to the people they are meant for.',
        'Don’t post anything false, offensive or belonging to someone else.',
      ] as const,
    },
    privacy: {
      title: 'Privacy and data',
      lines: [
        'You decide whether recruiters can find you and whether your card appears on the home page. You can change both at any time.',
      ] as const,
    },
    termination: {
      title: 'Termination of access',
      lines: [
        'You can delete your account at any time.',
        'We may block an account that breaks these terms. We tell the person why.',
      ] as const,
    },
    changes: {
      title: 'Changes to terms',
      lines: [
        'When these terms change, we publish the new version and its date here before it takes effect.',
      ] as const,
    },
    contact: {
      title: 'Contact',
      lines: [
        ({ email }: { email: Value }) => `Questions about these terms: ${email}`,
        ({ city }: { city: Value }) => `Indian law governs these terms. The courts of ${city} settle legal matters.`,
      ] as const,
    },
  },
};
