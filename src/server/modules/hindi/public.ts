/**
 * Names of places, roles, skills and people in Latin and Devanagari letters, and how one script is read in the other
 * (docs/decisions/0013). Knows no table and no module. Each export's docstring says what it takes and returns.
 */

export { latinNamesOfCompanies, placesOfCompanies, wordsOfCompanies } from './companies-meant.ts';
export { bareText, isDevanagari } from './devanagari.ts';
export {
  comparedPlaceNames,
  englishOf,
  hindiNamesOf,
  inHindi,
  isKnownPlace,
  isOrdinary,
  namesAlike,
  placeNameInEnglish,
  placesMeantBy,
  soundsOf,
  wholeInHindi,
} from './hindi-names.ts';
export { placesInBothScripts, spellingsOfLocation, workInBothScripts } from './in-both-scripts.ts';
export { isFiller, renderWords, type Said, textsMeantBy, withoutJobWords } from './in-english.ts';
export { abbreviationOf, bonesOf, soundOf, transliterate } from './transliterate.ts';
