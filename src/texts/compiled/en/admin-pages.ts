// Compiled from src/texts/en/admin-pages.json by `npm run texts`: edit that file, not this one.

export const adminPageTexts = {
  later: 'Not available yet',
  transactions: {
    label: 'Transactions',
    title: 'Transaction Management',
    text: 'Avsar is free, so there are no transactions to manage.',
  },
  packages: {
    label: 'Packages',
    title: 'Package Management',
    text: 'Avsar has no paid packages. Posting and applying are free.',
  },
  about: {
    label: 'About Us',
    title: 'About Us',
    lead: 'The public About page shows this. To change it, edit src/web/content.ts and content.json in src/texts.',
    open: 'View public page',
    businessLines: 'What we do',
    figures: 'Figures',
    figuresHelp: 'The counters on the home page.',
    claims: 'Claims',
    claimsHelp: 'Shown next to the tiles on the home page.',
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
    lead: 'The public Contact page shows this. To change it, edit src/web/content.ts and content.json in src/texts.',
    open: 'View public page',
    reach: 'How people reach us',
    email: 'Email',
    hours: 'Hours',
    officer: 'Contact for personal data',
    city: 'Place of jurisdiction',
    offices: 'Offices',
    inquiries: 'Read inquiries',
  },
  sample: 'Sample',
};
