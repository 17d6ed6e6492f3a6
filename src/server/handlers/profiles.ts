import type { profileRoutes } from '#contract/routes/profiles.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { getProfile } from '#server/modules/candidates/get-profile.ts';
import { getProfileView } from '#server/modules/candidates/get-profile-view.ts';
import { listCertifications } from '#server/modules/candidates/list-certifications.ts';
import { listExperiences } from '#server/modules/candidates/list-experiences.ts';
import { openCertificate } from '#server/modules/candidates/open-certificate.ts';
import { addEducation } from '#server/modules/candidates/profile/add-education.ts';
import { addExperience } from '#server/modules/candidates/profile/add-experience.ts';
import { addProject } from '#server/modules/candidates/profile/add-project.ts';
import { addSkill } from '#server/modules/candidates/profile/add-skill.ts';
import { changeCertification } from '#server/modules/candidates/profile/change-certification.ts';
import { changeEducation } from '#server/modules/candidates/profile/change-education.ts';
import { changeExperience } from '#server/modules/candidates/profile/change-experience.ts';
import { changeProject } from '#server/modules/candidates/profile/change-project.ts';
import { changeSkill } from '#server/modules/candidates/profile/change-skill.ts';
import { deleteCertification } from '#server/modules/candidates/profile/delete-certification.ts';
import { deleteEducation } from '#server/modules/candidates/profile/delete-education.ts';
import { deleteExperience } from '#server/modules/candidates/profile/delete-experience.ts';
import { deleteProject } from '#server/modules/candidates/profile/delete-project.ts';
import { deleteSkill } from '#server/modules/candidates/profile/delete-skill.ts';
import { getOverview } from '#server/modules/candidates/profile/get-overview.ts';
import { listEducation } from '#server/modules/candidates/profile/list-education.ts';
import { listProjects } from '#server/modules/candidates/profile/list-projects.ts';
import { listSkills } from '#server/modules/candidates/profile/list-skills.ts';
import { saveCertificatesSection } from '#server/modules/candidates/profile/save-certificates-section.ts';
import { saveContactSocial } from '#server/modules/candidates/profile/save-contact-social.ts';
import { saveEducationSection } from '#server/modules/candidates/profile/save-education-section.ts';
import { saveHobbies } from '#server/modules/candidates/profile/save-hobbies.ts';
import { saveProfileBasics } from '#server/modules/candidates/profile/save-profile-basics.ts';
import { saveProjectsSection } from '#server/modules/candidates/profile/save-projects-section.ts';
import { uploadCertification } from '#server/modules/candidates/profile/upload-certification.ts';

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
