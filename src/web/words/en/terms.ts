/** The Terms and Conditions, read on their own page and in the dialog of the registrations. */
export const termsWords = {
  title: 'Terms and Conditions',
  lead: 'By creating an account or using Avsar you agree to what stands here.',
  privacyBefore: 'How we handle personal data stands in the ',
  privacyLink: 'Privacy Policy',
  sections: [
    {
      title: 'Account responsibility',
      lines: [
        'You must be 18 or older to use Avsar.',
        'What you tell us about yourself or your company must be true and kept up to date.',
        'Keep your password to yourself. What happens under your account is yours to answer for.',
      ],
    },
    {
      title: 'Use of the platform',
      lines: [
        'Use Avsar to look for work, to offer work and to learn, and for nothing that the law forbids.',
        'Nobody may ask a candidate for money for a job, an interview or an internship. Report it when it happens.',
        'There is no guarantee of interviews or job offers.',
      ],
    },
    {
      title: 'User content',
      lines: [
        'Your profile, resume, job posts and messages stay yours. You let us show them to the people they are meant for.',
        'Do not post what is false, offensive or somebody else’s.',
      ],
    },
    {
      title: 'Privacy and data',
      lines: [
        'You decide whether recruiters can find you and whether your card shows on the home page, and can change both at any time.',
      ],
    },
    {
      title: 'Termination of access',
      lines: [
        'You can delete your account whenever you like.',
        'We may block an account that breaks these terms. The person is told why.',
      ],
    },
    {
      title: 'Changes to terms',
      lines: ['When these terms change, the new version stands here, with its date, before it applies.'],
    },
    {
      title: 'Contact',
      lines: ['Indian law governs these terms; legal matters are settled in the courts of New Delhi.'],
    },
  ],
} as const;
