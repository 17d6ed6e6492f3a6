import type { Candidate } from '#contract/candidates.ts';
import { dayInIndia } from '#contract/rules.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import type { CandidateRow } from './candidate-rows.store.ts';
import { readProfileParts } from './profile/read-profile.ts';

/** How much of a candidate the reader sees; the access rules define the sets of keys. */
export type Detail = 'card' | 'db' | 'self' | 'admin';

type ViewDeps = Pick<Deps, 'settings' | 'now'>;

/** Returns the current workplace; empty once the latest job has ended. */
export const presentWork = (
  { now }: Pick<Deps, 'now'>,
  { latestWork }: CandidateRow,
): { position: string; company: string } =>
  latestWork === null || (latestWork.endDate !== null && latestWork.endDate < dayInIndia(now()))
    ? { position: '', company: '' }
    : { position: latestWork.position, company: latestWork.company };

/** Returns a candidate as this caller reads them; hidden keys are absent. */
export const candidateView = (deps: ViewDeps, caller: Caller, row: CandidateRow, detail: Detail): Candidate => ({
  ...card(deps, caller, row),
  ...(detail !== 'card' && database(deps, caller, row)),
  ...((detail === 'self' || detail === 'admin') && {
    showCard: row.showCard,
    findable: row.findable,
    version: row.version,
    ...(row.resume && { resumeName: row.resume.originalName }),
  }),
  ...(detail === 'self' && {
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip ?? '',
    currentCompany: presentWork(deps, row).company,
    ...(row.resume && { resumeBytes: row.resume.byteSize, resumeUploadedAt: row.resume.createdAt.toISOString() }),
  }),
  ...(detail === 'admin' && {
    applications: row.applications,
    ...(row.lastActiveAt && { lastActiveAt: row.lastActiveAt.toISOString() }),
    ...(row.emailRefusedAt && { emailRefusedAt: row.emailRefusedAt.toISOString() }),
    statusReason: row.statusReason ?? '',
  }),
});

/** The same, with the full profile for the person themselves. */
export const readCandidate = async (
  deps: ViewDeps,
  executor: Executor,
  caller: Caller,
  row: CandidateRow,
  detail: Detail,
): Promise<Candidate> => ({
  ...candidateView(deps, caller, row, detail),
  ...(detail === 'self' && (await readProfileParts(deps, executor, caller, row.id))),
});

/** Everybody may open a picture while its card is shown. */
const picturePath = (deps: ViewDeps, caller: Caller, { picture, showCard, status }: CandidateRow): string => {
  if (!picture) return '';
  return showCard && !isShutOut(status) ? publicFilePath(picture) : signedFilePath(deps, picture, caller);
};

const card = (deps: ViewDeps, caller: Caller, row: CandidateRow) => ({
  _id: row.id,
  userCode: row.userCode,
  profilePic: picturePath(deps, caller, row),
  firstName: row.firstName,
  lastName: row.lastName,
  ...(row.gender && { gender: row.gender }),
  ...(row.applyFor && { applyFor: row.applyFor }),
  address: row.address,
  dob: row.dob ?? '',
});

const database = (deps: ViewDeps, caller: Caller, row: CandidateRow) => ({
  email: row.email,
  phone: row.phone ?? '',
  userStatus: row.status,
  userType: 'Candidate' as const,
  createdAt: row.createdAt.toISOString(),
  experience: row.experienceYears,
  location: row.location || [row.city, row.state].filter(Boolean).join(', ') || row.address,
  title: row.title || presentWork(deps, row).position,
  resumePath: row.resume ? signedFilePath(deps, row.resume, caller) : '',
  keySkills: row.skills,
});
