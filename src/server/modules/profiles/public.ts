/**
 * Profiles: their rows, and what people change in their own. Who may read
 * whose is the candidates' business. Each export's own docstring says what it takes and throws.
 */
/** `addExperience(deps, caller, form)`: adds a row; ALREADY_THERE, LIST_FULL. */
export { addExperience } from './add-experience.ts';
/** `addReadEducation(deps, caller, row)`: adds what a resume says, which may lack its institute or year; ALREADY_THERE, LIST_FULL. */
export { addReadEducation } from './add-read-education.ts';
/** `addSkill(deps, caller, { name })`: ALREADY_THERE in whatever case, LIST_FULL. */
export { addSkill } from './add-skill.ts';
/** `findCertificate(executor, id)`: a certificate with its file, whoever's it is. */
export { findCertificate } from './certificates.store.ts';
export { readCompletion } from './get-overview.ts';
/** `pageOfRows(rows, { page, limit })`: one page of a profile's list. */
export { pageOfRows, type Window } from './page-of-rows.ts';
export { touchSections } from './profile.store.ts';
export { readCertifications, readExperiences, readProfileData, readProfileParts } from './read-profile.ts';
