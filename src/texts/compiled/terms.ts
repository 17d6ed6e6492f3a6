// Compiled from src/texts/en/terms.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const termsTexts = {
  title: 'Terms and Conditions',
  lead: 'By creating an account or using Avsar you agree to what stands here.',
  description: 'The terms of Avsar in plain words: who may use it, what is yours, what is not allowed, and that nobody pays for a job.',
  version: 'Version of November 2026',
  privacyBefore: 'How we handle personal data stands in the ',
  privacyLink: 'Privacy Policy',
  sections: {
    account: {
      title: 'Account responsibility',
      lines: [
        'You must be 18 or older to use Avsar.',
        'What you tell us about yourself or your company must be true and kept up to date.',
        'Keep your password to yourself. What happens under your account is yours to answer for.',
      ] as const,
    },
    use: {
      title: 'Use of the platform',
      lines: [
        'Use Avsar to look for work, to offer work and to learn, and for nothing that the law forbids.',
        'Nobody may ask a candidate for money for a job, an interview or an internship. Report it when it happens.',
        'What you read about a candidate is for hiring alone. Do not collect it, pass it on or sell it.',
        'There is no guarantee of interviews or job offers.',
      ] as const,
    },
    content: {
      title: 'User content',
      lines: [
        'Your profile, resume, job posts and messages stay yours. You let us show them to the people they are meant for.',
        'Do not post what is false, offensive or somebody else’s.',
      ] as const,
    },
    privacy: {
      title: 'Privacy and data',
      lines: [
        'You decide whether recruiters can find you and whether your card shows on the home page, and can change both at any time.',
      ] as const,
    },
    termination: {
      title: 'Termination of access',
      lines: [
        'You can delete your account whenever you like.',
        'We may block an account that breaks these terms. The person is told why.',
      ] as const,
    },
    changes: {
      title: 'Changes to terms',
      lines: [
        'When these terms change, the new version stands here, with its date, before it applies.',
      ] as const,
    },
    contact: {
      title: 'Contact',
      lines: [
        ({ email }: { email: Value }) => `Questions about these terms: ${email}`,
        ({ city }: { city: Value }) => `Indian law governs these terms; legal matters are settled in the courts of ${city}.`,
      ] as const,
    },
  },
};
