import type { Executor } from '#server/database/client.ts';
import { certificates, education, experiences, projects, skills } from '#server/database/schema/profile-lists.ts';
import type { ProfileRows } from './registration-policy.ts';

/** Writes the rows of a profile that has none yet, in the given order. */
export const insertProfileRows = async (executor: Executor, candidateId: string, rows: ProfileRows): Promise<void> => {
  if (rows.skills.length > 0) {
    await executor.insert(skills).values(rows.skills.map((name, position) => ({ candidateId, name, position })));
  }
  if (rows.education.length > 0) {
    await executor.insert(education).values(rows.education.map((row, position) => ({ candidateId, position, ...row })));
  }
  if (rows.experiences.length > 0) {
    await executor
      .insert(experiences)
      .values(rows.experiences.map((row, sortOrder) => ({ candidateId, sortOrder, ...row })));
  }
  if (rows.projects.length > 0) {
    await executor.insert(projects).values(rows.projects.map((row, position) => ({ candidateId, position, ...row })));
  }
  if (rows.certificates.length > 0) {
    await executor
      .insert(certificates)
      .values(rows.certificates.map((title, position) => ({ candidateId, title: title.slice(0, 300), position })));
  }
};
