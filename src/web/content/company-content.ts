import { companyContentTexts as texts } from '#texts/content-company.ts';

/** What the operator says about the company behind the portal and its people. */
export const companyContent = {
  /** What it does. */
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
