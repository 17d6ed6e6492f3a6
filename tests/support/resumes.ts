import { arrangeResume, type ResumePage, type ResumeSource } from '#contract/resume-layout.ts';
import { RESUME_SECTIONS } from '#contract/vocabularies.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { storeFile } from '#tests/support/stored-file.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { pdfDocument } from './documents.ts';

/** Returns the resume data of a full profile. */
export const aResumeSource = (traits: Partial<ResumeSource> = {}): ResumeSource => ({
  name: 'Asha Rao',
  title: 'Backend developer',
  email: 'asha.rao@example.in',
  phone: '9876543210',
  place: 'Pune, Maharashtra',
  links: ['https://github.com/asharao'],
  summary: 'Builds services that people can rely on.',
  skills: ['TypeScript', 'PostgreSQL', 'Kubernetes'],
  experience: [
    {
      position: 'Software Engineer',
      company: 'Kaveri Software',
      startDate: '2021-06-01',
      endDate: '',
      currentlyWorking: true,
      duration: '',
      description: '• Runs the billing service\n• Cut the nightly import from 3 h to 10 min',
    },
    {
      position: 'Intern',
      company: 'Narmada Labs',
      startDate: '2020-05-01',
      endDate: '2020-07-31',
      currentlyWorking: false,
      duration: '',
      description: 'Wrote tests.',
    },
  ],
  education: [
    {
      degree: 'B.Tech Computer Science',
      institute: 'National Institute of Technology, Surathkal',
      startDate: '',
      endDate: '',
      yearOfPassing: 2021,
      grade: 'CGPA 8.4',
      description: '',
    },
  ],
  projects: [
    {
      title: 'Bus times',
      role: '',
      startDate: '2020-01',
      endDate: '2020-04',
      duration: '',
      description: 'Shows when the next bus leaves.',
      technologies: ['React'],
      link: 'https://bus.example.in/',
    },
  ],
  certificates: [{ title: 'CKA', issuer: 'CNCF', issueDate: '2023-03-01', description: '' }],
  hobbies: ['Chess'],
  ...traits,
});

export const aResumePage = (traits: Partial<ResumeSource> = {}): ResumePage =>
  arrangeResume(
    aResumeSource(traits),
    { ...resumeDocumentTexts, levels: educationLevelTexts, language: spokenLanguage(), thisYear: 2026 },
    { sections: RESUME_SECTIONS },
  );

/** Stores a resume file for this candidate, with any content, and returns its id. */
export const aStoredResume = async (
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { accountId }: CandidateCaller,
  bytes: Uint8Array = pdfDocument(),
): Promise<string> => {
  const { id } = await storeFile(deps, accountId, {
    purpose: 'resume',
    upload: { originalName: 'asha.pdf', bytes },
    allow: 'resume',
    field: 'resume',
  });
  return id;
};
