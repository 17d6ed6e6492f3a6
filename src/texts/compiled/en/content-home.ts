// Compiled from src/texts/en/content-home.json by `npm run texts`: edit that file, not this one.

export const homeContentTexts = {
  claims: {
    jobs: '5 lakh+ jobs',
    internships: 'Open to students',
    mentors: '2000+ Mentors',
  },
  figures: {
    companies: {
      value: '100+',
      label: 'companies hiring',
    },
    openings: {
      value: '1000+',
      label: 'new openings everyday',
    },
    seekers: {
      value: '2 lakh+',
      label: 'active job seekers',
    },
    hired: {
      value: '1.5 lakh+',
      label: 'candidates hired',
    },
  },
};
