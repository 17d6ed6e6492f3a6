/**
 * What the operator of this portal says about it: contacts, figures, claims.
 * Change it here before going live.
 */
export const content = {
  name: 'Avsar',
  contact: {
    email: 'help@avsar.example',
    hours: 'Mon to Sat, 10 am to 6 pm',
    /** Answers for personal data, as the Digital Personal Data Protection Act asks. */
    officer: 'the Grievance Officer',
  },
  /** Where the offices are and legal matters are settled. */
  city: 'New Delhi',
  copyrightYear: 2026,
  /** Beside the tiles of the home page; each is shown as 'Sample' until `sample` says otherwise. */
  claims: {
    jobs: { text: '5 lakh+ jobs', sample: true },
    internships: { text: 'Open to students', sample: false },
    mentors: { text: '2000+ Mentors', sample: true },
  },
  /** Shown as 'Sample' until `sample` says otherwise. `companies` stands beside what is counted now. */
  figures: [
    { value: '100+', label: 'companies hiring', sample: true, counts: 'companies' },
    { value: '1000+', label: 'new openings everyday', sample: true, counts: undefined },
    { value: '2 lakh+', label: 'active job seekers', sample: true, counts: undefined },
    { value: '1.5 lakh+', label: 'candidates hired', sample: true, counts: undefined },
  ],
  /** The shortcuts of the menus, in the order shown. */
  shortcuts: {
    places: ['Bengaluru', 'Mumbai', 'Hyderabad', 'Pune', 'Chennai', 'Jaipur'],
    /** Under which other name listings have a place: the contract's table of places is too long for every page. */
    otherNames: {
      Bengaluru: 'Bangalore',
      Mumbai: 'Bombay',
      Hyderabad: 'Secunderabad',
      Pune: 'Poona',
      Chennai: 'Madras',
    },
    roles: ['Data Analyst', 'Backend Engineer', 'Pharmacist', 'Accounts Executive', 'Field Sales Executive'],
  },
  /** What the company behind the portal does. */
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
  ],
  /** Invented; each is shown as 'Sample' until `sample` says otherwise. */
  offices: [
    {
      name: 'Head office',
      lines: ['2nd floor, 14 Example Marg', 'Connaught Place', 'New Delhi 110001'],
      sample: true,
    },
    {
      name: 'Meetups and mentoring',
      lines: ['Ground floor, 8 Example Lane', 'Hauz Khas', 'New Delhi 110016'],
      sample: true,
    },
  ],
  /** Invented; each is shown as 'Sample' until `sample` says otherwise. */
  mentors: [
    {
      id: 'ananya-iyer',
      name: 'Ananya Iyer',
      designation: 'Engineering Manager',
      experience: '12+ years',
      description:
        'Moved from testing to leading a payments team. Helps with first developer jobs, code reviews and the move from writing code to leading people.',
      sample: true,
    },
    {
      id: 'rohit-deshmukh',
      name: 'Rohit Deshmukh',
      designation: 'HR Business Partner',
      experience: '10+ years',
      description:
        'Has read thousands of resumes in manufacturing and retail. Helps with resumes, interviews and talking about salary with confidence.',
      sample: true,
    },
    {
      id: 'sana-khan',
      name: 'Sana Khan',
      designation: 'Data Analyst',
      experience: '8+ years',
      description:
        'Taught herself SQL while working at a call centre. Helps with changing fields, building a first portfolio and learning alongside a job.',
      sample: true,
    },
  ],
} as const;
