import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { proposeMerges } from '../skills/propose-merges.ts';
import { replaceProposals } from '../skills/skill-aliases.store.ts';
import { readCorpus } from './corpus.store.ts';
import { pack } from './learned.ts';
import { learn } from './learning/learn.ts';
import { insertModel } from './skill-models.store.ts';

/** Result of a training. */
export interface Training {
  version: number;
  listings: number;
  people: number;
  skills: number;
}

/** Learns from all current data and stores the newest version, with the merges it proposes. */
export const trainModel = async (db: Executor, now: Date): Promise<Training> => {
  const corpus = await readCorpus(db, dayInIndia(now));
  const learned = learn(corpus);
  const content = await pack(learned);
  const seen = { listings: corpus.listings.length, people: corpus.people.length, skills: learned.skills.length };
  const version = await db.transaction(async (tx) => {
    await replaceProposals(tx, proposeMerges(learned));
    return await insertModel(tx, { content, readAt: now, ...seen });
  });
  return { version, ...seen };
};
