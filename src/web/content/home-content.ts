import { homeContentTexts as texts } from '#texts/content-home.ts';

/** What the operator claims on the home page. */
export const homeContent = {
  /** Next to the tiles; each is shown as 'Sample' until `sample` says otherwise. */
  claims: {
    jobs: { text: texts.claims.jobs, sample: true },
    internships: { text: texts.claims.internships, sample: false },
    mentors: { text: texts.claims.mentors, sample: true },
  },
  /** Shown as 'Sample' until `sample` says otherwise. `companies` is shown next to the live count. */
  figures: [
    { ...texts.figures.companies, sample: true, counts: 'companies' },
    { ...texts.figures.openings, sample: true, counts: undefined },
    { ...texts.figures.seekers, sample: true, counts: undefined },
    { ...texts.figures.hired, sample: true, counts: undefined },
  ],
} as const;
