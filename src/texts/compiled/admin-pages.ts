// Compiled from src/texts/en/admin-pages.json by `npm run texts`: edit that file, not this one.

export const adminPageTexts = {
  later: 'Not available yet',
  transactions: {
    label: 'Transactions',
    title: 'Transaction Management',
    text: 'Nobody pays for anything on Avsar, so there are no transactions to manage.',
  },
  packages: {
    label: 'Packages',
    title: 'Package Management',
    text: 'Avsar has no paid packages: posting and applying are free.',
  },
  about: {
    label: 'About Us',
    title: 'About Us',
    lead: 'What the public About page says of the company. It stands in one file, src/web/content.ts, and is changed there.',
    open: 'Open the public page',
    businessLines: 'What we do',
    figures: 'Figures',
    figuresHelp: 'The counters of the home page.',
    claims: 'Claims',
    claimsHelp: 'Beside the tiles of the home page.',
    claimNames: {
      jobs: 'Jobs',
      internships: 'Internships',
      mentors: 'Mentorship',
    },
    mentors: 'Mentors',
  },
  contact: {
    label: 'Contact Us',
    title: 'Contact Us',
    lead: 'What the public Contact page says. It stands in one file, src/web/content.ts, and is changed there.',
    open: 'Open the public page',
    reach: 'How people reach us',
    email: 'Email',
    hours: 'Hours',
    officer: 'Answers for personal data',
    city: 'Legal matters are settled in',
    offices: 'Offices',
    inquiries: 'Read the inquiries',
  },
  sample: 'Sample',
};
