import type { SuggestedValue } from '#contract/resumes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { readStoredFile } from '#server/modules/files/public.ts';
import { otherNamesOf } from '#server/modules/jobs/public.ts';
import { isLikeEducation } from '../profile/education-policy.ts';
import { findSuggestions, skillKey } from './reading/find-suggestions.ts';
import { readText } from './reading/read-text.ts';
import {
  findNewestResume,
  findProfileFacts,
  listKnownSkills,
  listRefusedSuggestions,
  replaceSuggestions,
} from './resume-suggestions.store.ts';

/**
 * Reads an uploaded resume in the background and stores suggestions for the profile. An unreadable file is reported
 * without losing it; a resume that was replaced meanwhile, or read already, is skipped.
 */
export async function readResume(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { candidateId, fileId }: { candidateId: string; fileId: string },
): Promise<void> {
  const { db, now } = deps;
  const file = await readStoredFile(deps, { id: fileId, ownerId: candidateId });
  if (!file) return;
  const lines = await readText(file);
  const known = lines ? understood(await listKnownSkills(db)) : new Map<string, string>();
  await db.transaction(async (tx) => {
    const newest = await findNewestResume(tx, candidateId);
    if (newest?.fileId !== fileId || newest.outcome) return;
    const facts = await findProfileFacts(tx, candidateId);
    const said = new Set([
      `phone ${facts.phone}`,
      ...facts.skills.map((name) => keyOf({ kind: 'skill', name })),
      ...facts.education.map((row) => keyOf({ kind: 'education', ...row })),
      ...facts.employment.map((row) =>
        keyOf({ kind: 'employment', startDate: '', endDate: null, currentlyWorking: false, ...row }),
      ),
      ...facts.projects.map((title) => `project ${title}`.toLowerCase()),
      ...facts.certificates.map((title) => `certificate ${title}`.toLowerCase()),
      ...facts.hobbies.map((name) => keyOf({ kind: 'hobby', name })),
      ...(facts.headline === '' ? [] : [keyOf({ kind: 'summary', text: facts.headline })]),
      ...(await listRefusedSuggestions(tx, candidateId)).map(({ value }) => keyOf(value)),
    ]);
    const suggestions = findSuggestions(lines ?? [], { known, today: dayInIndia(now()) }).filter(({ value }) => {
      if (value.kind === 'education' && facts.education.some((row) => isLikeEducation(row, value))) return false;
      const key = keyOf(value);
      return !said.has(key) && said.add(key);
    });
    await replaceSuggestions(tx, { candidateId, fileId, outcome: lines ? 'read' : 'unreadable', suggestions });
  });
}

/** Maps every name of each known skill to the skill. */
const understood = (names: readonly string[]): Map<string, string> => {
  const known = new Map(names.map((name) => [skillKey(name), name]));
  for (const name of names)
    for (const other of otherNamesOf(name).map(skillKey)) if (!known.has(other)) known.set(other, name);
  return known;
};

/** Returns the key that makes two suggestions the same. */
const keyOf = (value: SuggestedValue): string => {
  const texts = (): string[] => {
    switch (value.kind) {
      case 'phone':
        return [value.phone];
      case 'skill':
        return [skillKey(value.name)];
      case 'hobby':
        return [value.name];
      case 'education':
        return [value.degree, value.institute];
      case 'employment':
        return [value.position, value.company];
      case 'project':
      case 'certificate':
        return [value.title];
      case 'summary':
        // A profile has only one.
        return [];
    }
  };
  return [value.kind, ...texts()].join(' ').toLowerCase();
};
