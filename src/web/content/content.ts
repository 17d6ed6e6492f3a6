import { contentTexts as texts } from '#texts/content.ts';

/**
 * What the operator of this portal says on every page. Change it before going live, and what stands beside this file as
 * well: the words in `content*.json` of each language's texts, everything else here.
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
  /** The shortcuts of the menus, in the order shown. */
  shortcuts: {
    places: ['Bengaluru', 'Mumbai', 'Hyderabad', 'Pune', 'Chennai', 'Jaipur'],
    /** How the page's language writes them. */
    placeNames: texts.shortcutPlaces,
    /** How the page's language says the roles. */
    roleNames: texts.shortcutRoles,
    roles: ['Data Analyst', 'Backend Engineer', 'Pharmacist', 'Accounts Executive', 'Field Sales Executive'],
  },
} as const;
