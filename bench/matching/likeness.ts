import { learn } from '#server/modules/matching/model/learning/learn.ts';
import { trained } from '#server/modules/matching/model/trained.ts';
import type { SkillModel } from '#server/modules/matching/public.ts';
import type { Listing } from './listings.ts';
import type { Ranking } from './rankings.ts';
import { numberFrom } from './split.ts';

const PARTS = 8;

/** Learns from all listings, and from the titles of those that `hasTitle`. */
export const modelOf = (listings: readonly Listing[], hasTitle: (one: Listing) => boolean): SkillModel =>
  trained(
    1,
    learn({
      listings: listings.map((one) => ({ title: hasTitle(one) ? one.title : '', skills: one.skills })),
      people: [],
      merged: new Map(),
    }),
  );

/** Ranks by the likeness of skills in one model. */
export const likenessIn = (name: string, model: SkillModel, documents: readonly Listing[]): Ranking => {
  const asked = documents.map(({ skills }) => model.embed(skills));
  return {
    name,
    score: (skills) => {
      const have = model.embed(skills);
      return Float64Array.from(asked, (one) => model.likeness(one, have));
    },
  };
};

/**
 * Ranks each eighth of the listings by a model that knows the titles of the other seven, so that no listing is found by
 * its own title.
 */
export const likenessWithoutOwnTitle = (name: string, documents: readonly Listing[]): Ranking => {
  const partOf = ({ row }: Listing): number => numberFrom(`part ${row}`) % PARTS;
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const model = modelOf(documents, (one) => partOf(one) !== part);
    const rows = documents.flatMap((one, at) => (partOf(one) === part ? [{ at, asked: model.embed(one.skills) }] : []));
    return { model, rows };
  });
  return {
    name,
    score: (skills) => {
      const scores = new Float64Array(documents.length);
      for (const { model, rows } of parts) {
        const have = model.embed(skills);
        for (const { at, asked } of rows) scores[at] = model.likeness(asked, have);
      }
      return scores;
    },
  };
};
