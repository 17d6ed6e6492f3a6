import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { readListings } from '#server/modules/jobs/import/read-listings.ts';
import { learn } from '#server/modules/matching/model/learning/learn.ts';
import { trained } from '#server/modules/matching/model/trained.ts';
import { wordingOf } from '#server/modules/matching/skills/skill-key.ts';
import { completions } from './matching/completions.ts';
import { familyOf } from './matching/family.ts';
import { intervalOfRatio, mean, ndcgOf, recallOf, topOf } from './matching/figures.ts';
import { baselinesOf, type Ranking } from './matching/rankings.ts';
import { numberFrom } from './matching/split.ts';
import { timeTraining } from './matching/time-training.ts';

/**
 * Measures whether skill vectors rank jobs of the same kind higher. Each listing of a held-out third is a query with
 * its skills alone; the rest, from which the model is learned, is ranked by skills alone. Listings are of one kind when
 * their titles are of one family. `npm run bench:matching -- FILE.csv`, and `-- --training 100000` for the time that a
 * training takes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    training: { type: 'string' },
    /** Splits the two training thirds again, for trying another model without looking at the held-out third. */
    tune: { type: 'boolean', default: false },
    /** Gives the baselines the normal forms that the similarity compares, instead of lower-cased skills. */
    wordings: { type: 'boolean', default: false },
  },
});
const LEAST_FAMILY = 5;
const FIRST = 10;
const RECALLED = 20;

interface Row {
  row: number;
  family: string;
  skills: string[];
}

/** Duplicate jobs would find themselves. */
const read = async (path: string): Promise<Row[]> => {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for await (const one of readListings(createReadStream(path))) {
    if ('refused' in one) continue;
    const { title, skills, companyName } = one.listing;
    const same = JSON.stringify([title, companyName, [...skills].sort()]).toLowerCase();
    if (seen.has(same)) continue;
    seen.add(same);
    rows.push({ row: one.line - 1, family: familyOf(title), skills });
  }
  return rows;
};

const halfOf = ({ row, skills }: Row): string[] =>
  skills
    .toSorted((one, other) => numberFrom(`${row} ${one}`) - numberFrom(`${row} ${other}`))
    .slice(0, Math.ceil(skills.length / 2));

const wholesOf = (skills: readonly string[]): string[] => [
  ...new Set(skills.map((skill) => wordingOf(skill).whole).filter((whole) => whole !== '')),
];

const measure = async (path: string): Promise<void> => {
  const all = await read(path);
  const third = ({ row }: Row, seed: string): number => numberFrom(`${seed} ${row}`) % 3;
  const rows = values.tune ? all.filter((one) => third(one, 'held out') !== 0) : all;
  const isQuery = (one: Row): boolean => third(one, values.tune ? 'tuned' : 'held out') === 0;
  // A random but repeatable order for listings with equal scores.
  const documents = rows
    .filter((one) => !isQuery(one))
    .toSorted((one, other) => numberFrom(`level ${one.row}`) - numberFrom(`level ${other.row}`));
  const families = new Map<string, number>();
  for (const { family } of rows) families.set(family, (families.get(family) ?? 0) + 1);
  const queries = rows.filter(
    (one) =>
      isQuery(one) &&
      one.family !== '' &&
      (families.get(one.family) ?? 0) >= LEAST_FAMILY &&
      documents.some(({ family }) => family === one.family),
  );
  const model = trained(
    1,
    learn({ listings: documents.map(({ skills }) => ({ title: '', skills })), people: [], merged: new Map() }),
  );
  const asked = documents.map(({ skills }) => model.embed(skills));
  const ours: Ranking = {
    name: 'Avsar',
    score: (skills) => {
      const have = model.embed(skills);
      return Float64Array.from(asked, (one) => model.likeness(one, have));
    },
  };

  console.log(`${rows.length} listings: ${documents.length} learned from and ranked, ${queries.length} queries`);
  const report: Record<string, unknown> = { listings: rows.length, ranked: documents.length, queries: queries.length };
  for (const [part, shown] of [
    ['all skills', (query: Row) => query.skills],
    ['half hidden', halfOf],
  ] as const) {
    const results = [...baselinesOf(documents, values.wordings ? wholesOf : undefined), ours].map(({ name, score }) => {
      const figures = queries.map((query) => {
        const order = topOf(score(shown(query)), RECALLED);
        const isGood = documents.map(({ family }) => family === query.family);
        return { ndcg: ndcgOf(order, isGood, FIRST), recall: recallOf(order, isGood) };
      });
      return { name, ndcg: figures.map(({ ndcg }) => ndcg), recall: figures.map(({ recall }) => recall) };
    });
    const own = results.find(({ name }) => name === ours.name)?.ndcg ?? [];
    console.log(`\n${part.padEnd(20)} nDCG@10  recall@20  ours ÷ it (95 %)`);
    report[part] = results.map(({ name, ndcg, recall }) => {
      const ratio = intervalOfRatio(own, ndcg);
      const shownRatio =
        name === ours.name ? '' : `${ratio.ratio.toFixed(3)} (${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)})`;
      console.log(`${name.padEnd(20)} ${mean(ndcg).toFixed(3)}    ${mean(recall).toFixed(3)}      ${shownRatio}`);
      return { name, ndcg: mean(ndcg), recall: mean(recall), ...(name !== ours.name && ratio) };
    });
  }
  const completed = completions(rows.filter(isQuery), documents, model);
  console.log(
    `\none hidden skill among ten proposed: ${completed.ours.toFixed(3)}, the most frequent ${completed.frequent.toFixed(3)}`,
  );
  console.log(`  ${completed.ratio.toFixed(2)} × (${completed.low.toFixed(2)} to ${completed.high.toFixed(2)})`);
  console.log(`\n${JSON.stringify({ ...report, completed })}`);
};

const [file] = positionals;
if (values.training) await timeTraining(Number(values.training));
else if (file) await measure(file);
else throw new Error('Name the file of listings: npm run bench:matching -- FILE.csv');
