import type { Certification, Education, Experience, Project, Skill } from '#contract/profile.ts';
import type { Caller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import { formatTexts } from '#texts/formats.ts';
import type { CertificateRow } from './certificates.store.ts';
import type { EducationRow } from './education.store.ts';
import { durationOf } from './experience-policy.ts';
import type { ExperienceRow } from './experiences.store.ts';
import { projectDuration } from './project-policy.ts';
import type { ProjectRow } from './projects.store.ts';
import type { SkillRow } from './skills.store.ts';

export const skillView = ({ id, name }: SkillRow): Skill => ({ _id: id, name });

export const educationView = (row: EducationRow): Education => ({
  _id: row.id,
  degree: row.degree,
  institute: row.institute,
  institution: row.institute,
  yearOfPassing: row.yearOfPassing,
  startDate: row.startDate,
  endDate: row.endDate,
  grade: row.grade ?? '',
  description: row.description ?? '',
});

export const experienceView = (row: ExperienceRow): Experience => ({
  _id: row.id,
  userId: row.candidateId,
  company: row.company,
  position: row.position,
  startDate: row.startDate,
  endDate: row.endDate,
  currentlyWorking: row.currentlyWorking,
  duration: durationOf(row, { months: formatTexts.monthsShort, present: resumeDocumentTexts.present }),
  description: row.description ?? '',
});

export const projectView = (row: ProjectRow): Project => ({
  _id: row.id,
  title: row.title,
  role: row.role,
  startDate: row.startMonth,
  endDate: row.endMonth,
  duration: projectDuration(row),
  description: row.description ?? '',
  technologies: row.technologies,
  link: row.link ?? '',
});

/** File paths are signed for the caller. */
export const certificationView = (
  deps: Pick<Deps, 'settings' | 'now'>,
  caller: Caller,
  row: CertificateRow,
): Certification => ({
  _id: row.id,
  userCode: row.userCode,
  title: row.title,
  name: row.title,
  issuer: row.issuer,
  description: row.description ?? '',
  issueDate: row.issueDate,
  expiryDate: row.expiryDate,
  ...(row.file && {
    filename: publicFilePath(row.file).replace(/^files\//, ''),
    originalname: row.file.originalName,
    mimetype: row.file.mediaType,
    size: row.file.byteSize,
    path: signedFilePath(deps, row.file, caller),
  }),
  uploadDate: (row.file?.createdAt ?? row.createdAt).toISOString(),
  createdAt: row.createdAt.toISOString(),
});
