import type { profileRoutes } from '#contract/routes/profiles.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { getProfile, getProfileView } from '#server/modules/candidates/get-profile.ts';
import {
  changeCertification,
  deleteCertification,
  listCertifications,
  openCertificate,
  saveCertificatesSection,
  uploadCertification,
} from '#server/modules/candidates/profile/certificates.ts';
import {
  addEducation,
  changeEducation,
  deleteEducation,
  listEducation,
  saveEducationSection,
} from '#server/modules/candidates/profile/education.ts';
import {
  addExperience,
  changeExperience,
  deleteExperience,
  listExperiences,
} from '#server/modules/candidates/profile/experiences.ts';
import { getOverview } from '#server/modules/candidates/profile/get-overview.ts';
import { saveHobbies } from '#server/modules/candidates/profile/headline-and-hobbies.ts';
import {
  addProject,
  changeProject,
  deleteProject,
  listProjects,
  saveProjectsSection,
} from '#server/modules/candidates/profile/projects.ts';
import { saveContactSocial } from '#server/modules/candidates/profile/save-contact-social.ts';
import { saveProfileBasics } from '#server/modules/candidates/profile/save-profile-basics.ts';
import { addSkill, changeSkill, deleteSkill, listSkills } from '#server/modules/candidates/profile/skills.ts';

export const profileHandlers: Handlers<typeof profileRoutes> = {
  getProfileOverview: async (_input, { caller, deps }) => ok(await getOverview(deps, caller)),
  getProfileView: async ({ params }, { caller, deps }) => ok(await getProfileView(deps, caller, params.userId)),
  getProfile: async ({ params }, { caller, deps }) => ok(await getProfile(deps, caller, params.userId)),
  saveProfileBasics: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveProfileBasics(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveEducationSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveEducationSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveProjectsSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveProjectsSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveCertificatesSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveCertificatesSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveContactSocial: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveContactSocial(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveHobbies: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveHobbies(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  listSkills: async ({ query }, { caller, deps }) => pageOf(await listSkills(deps, caller, query)),
  addSkill: async ({ body }, { caller, deps }) => ok(await addSkill(deps, caller, body)),
  updateSkill: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeSkill(deps, caller, { id, ...body })),
  deleteSkill: async ({ params }, { caller, deps }) => ok(await deleteSkill(deps, caller, params)),
  listEducation: async ({ query }, { caller, deps }) => pageOf(await listEducation(deps, caller, query)),
  addEducation: async ({ body }, { caller, deps }) => ok(await addEducation(deps, caller, body)),
  updateEducation: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeEducation(deps, caller, { id, form: body })),
  deleteEducation: async ({ params }, { caller, deps }) => ok(await deleteEducation(deps, caller, params)),
  listProjects: async ({ query }, { caller, deps }) => pageOf(await listProjects(deps, caller, query)),
  addProject: async ({ body }, { caller, deps }) => ok(await addProject(deps, caller, body)),
  updateProject: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeProject(deps, caller, { id, form: body })),
  deleteProject: async ({ params }, { caller, deps }) => ok(await deleteProject(deps, caller, params)),
  listExperiences: async ({ params, query }, { caller, deps }) =>
    pageOf(await listExperiences(deps, caller, { ...params, ...query })),
  addExperience: async ({ body }, { caller, deps }) => ok(await addExperience(deps, caller, body)),
  updateExperience: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeExperience(deps, caller, { id, form: body })),
  deleteExperience: async ({ params }, { caller, deps }) => ok(await deleteExperience(deps, caller, params)),
  listCertifications: async ({ params, query }, { caller, deps }) => {
    const { items, total } = await listCertifications(deps, caller, { ...params, ...query });
    return { body: { success: true, data: items }, total };
  },
  uploadCertification: async ({ body, files }, { caller, deps }) =>
    ok(await uploadCertification(deps, caller, { ...body, file: files.file })),
  updateCertification: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeCertification(deps, caller, { id, form: body })),
  deleteCertification: async ({ params }, { caller, deps }) => ok(await deleteCertification(deps, caller, params)),
  downloadCertification: ({ params: { id } }, { caller, deps }) => openCertificate(deps, caller, { id, save: true }),
  previewCertification: ({ params: { id } }, { caller, deps }) => openCertificate(deps, caller, { id, save: false }),
};
