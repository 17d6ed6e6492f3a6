import { z } from 'zod';
import {
  Certification,
  CertificationForm,
  CertificationList,
  CertificationUpload,
  Education,
  EducationForm,
  Experience,
  ExperienceForm,
  ProfileAnswer,
  ProfileOverview,
  ProfileView,
  Project,
  ProjectForm,
  Skill,
  SkillForm,
} from '#contract/profile.ts';
import {
  CertificatesSection,
  ContactSocialSection,
  EducationSection,
  HobbiesSection,
  ProfileBasicsSection,
  ProjectsSection,
  SectionSaved,
} from '#contract/profile-sections.ts';
import type { profileRoutes } from '#contract/routes/profiles.ts';
import { Id, Message } from '#contract/values.ts';
import { byId, paging, type Shapes } from './shapes.ts';

const byUser = z.object({ userId: Id });

export const profileApi = {
  getProfileOverview: { summary: 'Get how complete your profile is', output: ProfileOverview },
  getProfileView: {
    summary: 'Get a profile for reading; records when a recruiter opens it',
    params: byUser,
    output: ProfileView,
  },
  getProfile: {
    summary: 'Get a profile for its forms; records when a recruiter opens it',
    params: byUser,
    output: ProfileAnswer,
  },
  saveProfileBasics: {
    summary: 'Save headline, skills, preferences and personal details of your profile',
    params: byUser,
    body: ProfileBasicsSection,
    output: SectionSaved,
  },
  saveEducationSection: {
    summary: 'Save the education of your profile',
    params: byUser,
    body: EducationSection,
    output: SectionSaved,
  },
  saveProjectsSection: {
    summary: 'Save the projects of your profile',
    params: byUser,
    body: ProjectsSection,
    output: SectionSaved,
  },
  saveCertificatesSection: {
    summary: 'Save the certificates and awards of your profile',
    params: byUser,
    body: CertificatesSection,
    output: SectionSaved,
  },
  saveContactSocial: {
    summary: 'Save the contact details and links of your profile',
    params: byUser,
    body: ContactSocialSection,
    output: SectionSaved,
  },
  saveHobbies: {
    summary: 'Save the hobbies of your profile',
    params: byUser,
    body: HobbiesSection,
    output: SectionSaved,
  },
  listSkills: { summary: 'List your skills', query: paging, output: z.array(Skill) },
  addSkill: { summary: 'Add a skill', body: SkillForm, output: Skill },
  updateSkill: { summary: 'Edit a skill', params: byId, body: SkillForm, output: Skill },
  deleteSkill: { summary: 'Delete a skill', params: byId, output: Message },
  listEducation: { summary: 'List your education', query: paging, output: z.array(Education) },
  addEducation: { summary: 'Add an education entry', body: EducationForm, output: Education },
  updateEducation: { summary: 'Edit an education entry', params: byId, body: EducationForm, output: Education },
  deleteEducation: { summary: 'Delete an education entry', params: byId, output: Message },
  listProjects: { summary: 'List your projects', query: paging, output: z.array(Project) },
  addProject: { summary: 'Add a project', body: ProjectForm, output: Project },
  updateProject: { summary: 'Edit a project', params: byId, body: ProjectForm, output: Project },
  deleteProject: { summary: 'Delete a project', params: byId, output: Message },
  listExperiences: {
    summary: 'List where a candidate worked; records when a recruiter reads it',
    params: byUser,
    query: paging,
    output: z.array(Experience),
  },
  addExperience: { summary: 'Add work experience', body: ExperienceForm, output: Experience },
  updateExperience: { summary: 'Edit work experience', params: byId, body: ExperienceForm, output: Experience },
  deleteExperience: { summary: 'Delete work experience', params: byId, output: Message },
  listCertifications: {
    summary: 'List the certificates of a candidate; records when a recruiter reads them',
    params: z.object({ userCode: z.string().min(1).max(24) }),
    query: paging,
    output: CertificationList,
  },
  uploadCertification: {
    summary: 'Add a certificate with its file',
    body: CertificationUpload,
    output: Certification,
  },
  updateCertification: {
    summary: 'Edit the details of a certificate',
    params: byId,
    body: CertificationForm,
    output: Certification,
  },
  deleteCertification: { summary: 'Delete a certificate and its file', params: byId, output: Message },
  downloadCertification: { summary: 'Download the file of a certificate', params: byId, output: z.unknown() },
  previewCertification: { summary: 'Preview the file of a certificate', params: byId, output: z.unknown() },
} as const satisfies Record<keyof typeof profileRoutes, Shapes>;
