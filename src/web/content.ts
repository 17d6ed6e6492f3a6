/**
 * What the operator of this portal says about it: contacts, figures, claims.
 * Change it here before going live.
 */
export const content = {
  name: 'Avsar',
  contact: {
    email: 'help@avsar.example',
    hours: 'Mon to Sat, 10 am to 6 pm',
  },
  copyrightYear: 2026,
  /** Beside the tiles of the home page. */
  claims: {
    jobs: '5 lakh+ jobs',
    internships: 'Open to students',
    mentors: '2000+ Mentors',
  },
  figures: [
    { value: '100+', label: 'companies hiring' },
    { value: '1000+', label: 'new openings everyday' },
    { value: '2 lakh+', label: 'active job seekers' },
    { value: '1.5 lakh+', label: 'candidates hired' },
  ],
  /** The shortcuts of the menus, in the order shown. */
  shortcuts: {
    places: ['Bengaluru', 'Mumbai', 'Delhi', 'Hyderabad', 'Pune', 'Chennai'],
    roles: ['Data Analyst', 'Software Engineer', 'Staff Nurse', 'Accounts Executive', 'Field Sales Executive'],
  },
} as const;
