// Compiled from src/texts/en/content.json by `npm run texts`: edit that file, not this one.

export const contentTexts = {
  hours: 'Mon to Sat, 10 am to 6 pm',
  officer: 'the Grievance Officer',
  city: 'New Delhi',
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
  businessLines: [
    {
      title: 'HR and management consulting',
      text: 'Hiring plans, salary bands and first policies for a growing team, worked out with the people who will use them.',
    },
    {
      title: 'Meetups',
      text: 'Evenings for people in one field: a short talk, then time to ask who is hiring and what it takes.',
    },
    {
      title: 'Software',
      text: 'Tools for finding work and hiring. You’re using one now: Avsar.',
    },
    {
      title: 'Corporate gifting',
      text: 'Gifts for new joiners, festivals and long service, from makers across India.',
    },
  ] as const,
  offices: {
    head: {
      name: 'Head office',
      lines: [
        '2nd floor, 14 Example Marg',
        'Connaught Place',
        'New Delhi 110001',
      ] as const,
    },
    meetups: {
      name: 'Meetups and mentoring',
      lines: [
        'Ground floor, 8 Example Lane',
        'Hauz Khas',
        'New Delhi 110016',
      ] as const,
    },
  },
  mentors: {
    ananya: {
      designation: 'Engineering Manager',
      experience: '12+ years',
      description: 'Moved from testing to leading a payments team. Helps with first developer jobs, code reviews and the move from writing code to leading people.',
    },
    rohit: {
      designation: 'HR Business Partner',
      experience: '10+ years',
      description: 'Has read thousands of resumes in manufacturing and retail. Helps with resumes, interviews and talking about salary with confidence.',
    },
    sana: {
      designation: 'Data Analyst',
      experience: '8+ years',
      description: 'Taught herself SQL while working at a call centre. Helps with changing fields, building a first portfolio and learning alongside a job.',
    },
  },
};
