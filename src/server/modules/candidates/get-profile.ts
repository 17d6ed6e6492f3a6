import type { ProfileData, ProfileParts, ProfileView } from '#contract/profile.ts';
import type { Member } from '#server/caller.ts';
import type { CandidateRow } from './candidate-rows.store.ts';
import { candidateView, presentWork } from './candidate-view.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';
import { readProfileData, readProfileParts } from './profile/read-profile.ts';

/** Returns the data edited by the completion forms. */
export async function getProfile(
  deps: ProfileDeps,
  caller: Member,
  id: string,
): Promise<{ success: true; data: ProfileData }> {
  const data = await openProfile(deps, caller, id, (executor) => readProfileData(deps, executor, caller, id));
  return { success: true, data };
}

/** Returns a profile for reading; contact details given in the profile take precedence over the account's. */
export async function getProfileView(deps: ProfileDeps, caller: Member, id: string): Promise<ProfileView> {
  return openProfile(deps, caller, id, async (executor, row) =>
    profileView(deps, caller, row, await readProfileParts(deps, executor, caller, id)),
  );
}

const yearOf = (day: string | null): string => day?.slice(0, 4) ?? '';

const profileView = (
  deps: ProfileDeps,
  caller: Member,
  row: CandidateRow,
  { contactInfo, ...parts }: ProfileParts,
): ProfileView => {
  const shown = candidateView(deps, caller, row, 'db');
  return {
    _id: row.id,
    userCode: row.userCode,
    name: `${row.firstName} ${row.lastName}`.trim(),
    designation: shown.title ?? '',
    companyName: presentWork(deps, row).company,
    contact: contactInfo.phone || (row.phone ?? ''),
    email: contactInfo.email || row.email,
    profilePic: shown.profilePic ?? '',
    resumePath: shown.resumePath ?? '',
    resumeName: row.resume?.originalName ?? '',
    location: shown.location ?? '',
    personalInfo: { dob: row.dob ?? '', gender: row.gender ?? '', address: row.address },
    education: parts.education.map(({ _id, degree, institute, yearOfPassing, grade }) => ({
      _id,
      degree,
      college: institute,
      year: yearOfPassing === null ? '' : String(yearOfPassing),
      grade,
    })),
    experience: parts.experiences.map(({ _id, position, company, duration, description }) => ({
      _id,
      role: position,
      company,
      duration,
      description,
    })),
    resumeHeadline: parts.profileHeadline,
    keySkills: parts.keySkills,
    projects: parts.projects.map(({ _id, title, description, technologies, link }) => ({
      _id,
      title,
      description,
      technologies,
      link,
    })),
    awards: parts.certificates
      .filter(({ path }) => path === undefined)
      .map(({ _id, title, issuer, issueDate }) => ({ _id, title, issuer, year: yearOf(issueDate) })),
    certifications: parts.certificates.flatMap(({ _id, name, issuer, issueDate, path }) =>
      path === undefined ? [] : [{ _id, name, issuer, year: yearOf(issueDate), path }],
    ),
    socialLinks: parts.socialLinks,
    hobbies: parts.hobbies,
  };
};
