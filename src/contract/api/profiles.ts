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
  getProfileOverview: { summary: 'How complete the own profile is', output: ProfileOverview },
  getProfileView: {
    summary: "A profile to read; a recruiter's opening is recorded",
    params: byUser,
    output: ProfileView,
  },
  getProfile: {
    summary: "What the profile forms edit; a recruiter's opening is recorded",
    params: byUser,
    output: ProfileAnswer,
  },
  saveProfileBasics: {
    summary: 'Saves headline, skills, wishes and personal details of the own profile',
    params: byUser,
    body: ProfileBasicsSection,
    output: SectionSaved,
  },
  saveEducationSection: {
    summary: 'Saves education of the own profile',
    params: byUser,
    body: EducationSection,
    output: SectionSaved,
  },
  saveProjectsSection: {
    summary: 'Saves projects of the own profile',
    params: byUser,
    body: ProjectsSection,
    output: SectionSaved,
  },
  saveCertificatesSection: {
    summary: 'Saves certificates and awards of the own profile',
    params: byUser,
    body: CertificatesSection,
    output: SectionSaved,
  },
  saveContactSocial: {
    summary: 'Saves contact details and links of the own profile',
    params: byUser,
    body: ContactSocialSection,
    output: SectionSaved,
  },
  saveHobbies: {
    summary: 'Saves hobbies of the own profile',
    params: byUser,
    body: HobbiesSection,
    output: SectionSaved,
  },
  listSkills: { summary: 'The own skills', query: paging, output: z.array(Skill) },
  addSkill: { summary: 'Adds a skill', body: SkillForm, output: Skill },
  updateSkill: { summary: 'Changes a skill', params: byId, body: SkillForm, output: Skill },
  deleteSkill: { summary: 'Deletes a skill', params: byId, output: Message },
  listEducation: { summary: 'The own education', query: paging, output: z.array(Education) },
  addEducation: { summary: 'Adds an education', body: EducationForm, output: Education },
  updateEducation: { summary: 'Changes an education', params: byId, body: EducationForm, output: Education },
  deleteEducation: { summary: 'Deletes an education', params: byId, output: Message },
  listProjects: { summary: 'The own projects', query: paging, output: z.array(Project) },
  addProject: { summary: 'Adds a project', body: ProjectForm, output: Project },
  updateProject: { summary: 'Changes a project', params: byId, body: ProjectForm, output: Project },
  deleteProject: { summary: 'Deletes a project', params: byId, output: Message },
  listExperiences: {
    summary: "Where a candidate worked; a recruiter's reading is recorded",
    params: byUser,
    query: paging,
    output: z.array(Experience),
  },
  addExperience: { summary: 'Adds an experience', body: ExperienceForm, output: Experience },
  updateExperience: { summary: 'Changes an experience', params: byId, body: ExperienceForm, output: Experience },
  deleteExperience: { summary: 'Deletes an experience', params: byId, output: Message },
  listCertifications: {
    summary: "The certificates of a candidate; a recruiter's reading is recorded",
    params: z.object({ userCode: z.string().min(1).max(24) }),
    query: paging,
    output: CertificationList,
  },
  uploadCertification: {
    summary: 'Adds a certificate with its file',
    body: CertificationUpload,
    output: Certification,
  },
  updateCertification: {
    summary: 'Changes what is said of a certificate',
    params: byId,
    body: CertificationForm,
    output: Certification,
  },
  deleteCertification: { summary: 'Deletes a certificate and its file', params: byId, output: Message },
  downloadCertification: { summary: "A certificate's file, to save", params: byId, output: z.unknown() },
  previewCertification: { summary: "A certificate's file, to look at", params: byId, output: z.unknown() },
} as const satisfies Record<keyof typeof profileRoutes, Shapes>;
