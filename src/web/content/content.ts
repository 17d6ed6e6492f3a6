import { HELP_ADDRESS } from '#contract/operator.ts';
import { contentTexts as texts } from '#texts/content.ts';

/**
 * The operator's content shown on every page. Change it before going live, along with the other files in this folder:
 * the texts in `content*.json` of each language, the help address in `contract/operator.ts`, everything else here.
 */
export const content = {
  name: 'Avsar',
  contact: {
    email: HELP_ADDRESS,
    hours: texts.hours,
    /** The officer for personal data, required by the Digital Personal Data Protection Act. */
    officer: texts.officer,
  },
  /** The location of the offices and the place of jurisdiction. */
  city: texts.city,
  copyrightYear: 2026,
  /** The shortcuts of the menus, in display order. */
  shortcuts: {
    places: ['Bengaluru', 'Mumbai', 'Hyderabad', 'Pune', 'Chennai', 'Jaipur'],
    /** Their names in the page's language. */
    placeNames: texts.shortcutPlaces,
    /** The roles in the page's language. */
    roleNames: texts.shortcutRoles,
    roles: ['Data Analyst', 'Backend Engineer', 'Pharmacist', 'Accounts Executive', 'Field Sales Executive'],
  },
} as const;
