import { contentTexts as texts } from '#texts/content.ts';

/**
 * What the operator of this portal says about it: contacts, figures, claims. Change it before going live: the words in
 * `content.json` of each language's texts, everything else here.
 */
export const content = {
  name: 'Avsar',
  contact: {
    email: 'help@avsar.example',
    hours: texts.hours,
    /** Answers for personal data, as the Digital Personal Data Protection Act asks. */
    officer: texts.officer,
  },
  /** Where the offices are and legal matters are settled. */
  city: texts.city,
  copyrightYear: 2026,
  /** Beside the tiles of the home page; each is shown as 'Sample' until `sample` says otherwise. */
  claims: {
    jobs: { text: texts.claims.jobs, sample: true },
    internships: { text: texts.claims.internships, sample: false },
    mentors: { text: texts.claims.mentors, sample: true },
  },
  /** Shown as 'Sample' until `sample` says otherwise. `companies` stands beside what is counted now. */
  figures: [
    { ...texts.figures.companies, sample: true, counts: 'companies' },
    { ...texts.figures.openings, sample: true, counts: undefined },
    { ...texts.figures.seekers, sample: true, counts: undefined },
    { ...texts.figures.hired, sample: true, counts: undefined },
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
  businessLines: texts.businessLines,
  /** Invented; each is shown as 'Sample' until `sample` says otherwise. */
  offices: [
    { ...texts.offices.head, sample: true },
    { ...texts.offices.meetups, sample: true },
  ],
  /** Invented; each is shown as 'Sample' until `sample` says otherwise. */
  mentors: [
    { id: 'ananya-iyer', name: 'Ananya Iyer', ...texts.mentors.ananya, sample: true },
    { id: 'rohit-deshmukh', name: 'Rohit Deshmukh', ...texts.mentors.rohit, sample: true },
    { id: 'sana-khan', name: 'Sana Khan', ...texts.mentors.sana, sample: true },
  ],
} as const;
