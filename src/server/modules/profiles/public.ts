/**
 * Profiles: their rows, and what people change in their own. Who may read
 * whose is the candidates' business. Each export's own docstring says what it takes and throws.
 */
/** `findCertificate(executor, id)`: a certificate with its file, whoever's it is. */
export { findCertificate } from './certificates.store.ts';
/** `pageOfRows(rows, { page, limit })`: one page of a profile's list. */
export { pageOfRows, type Window } from './page-of-rows.ts';
export { touchSections } from './profile.store.ts';
export { readCertifications, readExperiences, readProfileData, readProfileParts } from './read-profile.ts';
