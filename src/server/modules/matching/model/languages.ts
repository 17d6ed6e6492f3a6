import { skillKey } from '../skills/skill-key.ts';

/** Spoken languages: jobs of one town ask for them beside everything else, yet nothing else makes one easier to learn. */
const LANGUAGES = new Set(
  `Arabic, Assamese, Bengali, Bhojpuri, Bodo, Chinese, Dogri, English, French, German, Gujarati, Hindi, Japanese,
  Kannada, Kashmiri, Khasi, Konkani, Korean, Ladakhi, Maithili, Malayalam, Mandarin, Manipuri, Marathi, Mizo, Nepali,
  Odia, Punjabi, Rajasthani, Russian, Sanskrit, Santali, Sindhi, Spanish, Spoken English, Tamil, Telugu, Tulu, Urdu`
    .split(',')
    .map(skillKey),
);

export const isLanguage = (key: string): boolean => LANGUAGES.has(key);
