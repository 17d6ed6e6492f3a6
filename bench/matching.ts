import { parseArgs } from 'node:util';
import { completions } from './matching/completions.ts';
import { intervalOfRatio, mean, ndcgOf, recallOf, topOf } from './matching/figures.ts';
import { likenessIn, likenessWithoutOwnTitle, modelOf } from './matching/likeness.ts';
import { answerable, halfOf, type Listing, readDistinct, splitBy, wholesOf } from './matching/listings.ts';
import { baselinesOf, type Ranking } from './matching/rankings.ts';
import { numberFrom } from './matching/split.ts';
import { timeTraining } from './matching/time-training.ts';

/**
 * Measures whether the model ranks jobs of the same kind higher. Each listing of a held-out third is a query with its
 * skills alone; the rest, from which the model is learned, is ranked by skills alone. Listings are of one kind when
 * their titles are of one family. The model learns from titles too, but never from that of a query, nor, in the tables
 * that count, from that of the listing it ranks. `npm run bench:matching -- FILE.csv`, and `-- --training 100000` for
 * the time that a training takes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    training: { type: 'string' },
    /** Splits the two training thirds so many times, for trying another model without looking at the held-out third. */
    tune: { type: 'string' },
    /** Gives the baselines the normal forms that the similarity compares, instead of lower-cased skills. */
    wordings: { type: 'boolean', default: false },
  },
});
const FIRST = 10;
const RECALLED = 20;
const OURS = 'Avsar';
const HELD_OUT = 'held out';

const PARTS = [
  ['all skills', ({ skills }: Listing) => skills],
  ['half hidden', halfOf],
] as const;

interface Figures {
  name: string;
  ndcg: number[];
  recall: number[];
  /** Mean of the means of each family. */
  byFamily: number;
}

const baselinesFor = (documents: readonly Listing[]) => baselinesOf(documents, values.wordings ? wholesOf : undefined);

const meanByFamily = (queries: readonly Listing[], figures: readonly number[]): number => {
  const families = new Map<string, number[]>();
  for (const [at, { family }] of queries.entries())
    families.set(family, [...(families.get(family) ?? []), figures[at] ?? 0]);
  return mean([...families.values()].map(mean));
};

const figuresOf = (
  rankings: readonly Ranking[],
  { queries, documents }: { queries: readonly Listing[]; documents: readonly Listing[] },
  shown: (query: Listing) => readonly string[],
): Figures[] =>
  rankings.map(({ name, score }) => {
    const figures = queries.map((query) => {
      const order = topOf(score(shown(query)), RECALLED);
      const isGood = documents.map(({ family }) => family === query.family);
      return { ndcg: ndcgOf(order, isGood, FIRST), recall: recallOf(order, isGood) };
    });
    const ndcg = figures.map((one) => one.ndcg);
    return { name, ndcg, recall: figures.map(({ recall }) => recall), byFamily: meanByFamily(queries, ndcg) };
  });

const print = (title: string, results: readonly Figures[]) => {
  const own = results.find(({ name }) => name === OURS)?.ndcg ?? [];
  console.log(`\n${title.padEnd(38)} nDCG@10  recall@20  by family  ${OURS} ÷ it (95 %)`);
  return results.map(({ name, ndcg, recall, byFamily }) => {
    const { ratio, low, high } = intervalOfRatio(own, ndcg);
    const shown = name === OURS ? '' : `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    const [first, second, third] = [mean(ndcg), mean(recall), byFamily].map((figure) => figure.toFixed(3));
    console.log(`${name.padEnd(38)} ${first}    ${second}      ${third}      ${shown}`);
    return { name, ndcg: mean(ndcg), recall: mean(recall), byFamily, ...(name !== OURS && { ratio, low, high }) };
  });
};

const measure = async (path: string): Promise<void> => {
  const all = await readDistinct(path);
  const split = splitBy(HELD_OUT, all);
  const { documents, queries, heldOut } = split;
  const counts = { listings: all.length, ranked: documents.length, queries: queries.length };
  console.log(`${all.length} listings: ${documents.length} used for training and ranked, ${queries.length} queries`);
  const inPortal = modelOf(documents, () => true);
  const teaches = ({ row }: Listing): boolean => numberFrom(`teaches ${row}`) % 2 === 0;
  const others = documents.filter((one) => !teaches(one));
  const halves = { documents: others, queries: answerable(queries, others, all) };
  const rankings = [
    ...baselinesFor(documents),
    likenessIn(
      'Avsar without any title',
      modelOf(documents, () => false),
      documents,
    ),
    likenessWithoutOwnTitle(OURS, documents),
  ];
  const strict = [...baselinesFor(others), likenessIn(OURS, modelOf(documents, teaches), others)];
  const known = [...baselinesFor(documents), likenessIn(OURS, inPortal, documents)];
  const report: Record<string, unknown> = counts;
  for (const [part, shown] of PARTS) {
    report[part] = print(`${part}, own title unknown`, figuresOf(rankings, split, shown));
    report[`${part}, halves`] = print(`${part}, no ranked title known`, figuresOf(strict, halves, shown));
    report[`${part}, in the portal`] = print(`${part}, ranked titles known`, figuresOf(known, split, shown));
  }
  const completed = completions(heldOut, documents, inPortal);
  const [ours, frequent] = [completed.ours, completed.frequent].map((share) => share.toFixed(3));
  console.log(`\none hidden skill among ten suggestions: ${ours}, the most frequent ${frequent}`);
  console.log(`  ${completed.ratio.toFixed(2)} × (${completed.low.toFixed(2)} to ${completed.high.toFixed(2)})`);
  console.log(`\n${JSON.stringify({ ...report, completed })}`);
};

/** Prints the ratios to the best of the other methods, within the two thirds that are not held out. */
const tune = async (path: string, times: number): Promise<void> => {
  const listings = splitBy(HELD_OUT, await readDistinct(path)).documents;
  const found = new Map<string, number[]>();
  const note = (name: string, figure: number): void => {
    found.set(name, [...(found.get(name) ?? []), figure]);
  };
  for (let time = 0; time < times; time++) {
    const split = splitBy(`tuned ${time}`, listings);
    const { documents, heldOut } = split;
    const baselines = baselinesFor(documents);
    const ours = likenessWithoutOwnTitle(OURS, documents);
    for (const [part, shown] of PARTS) {
      const results = figuresOf([...baselines, ours], split, shown);
      const ratioOf = (figure: (one: Figures) => number): number =>
        figure(results.at(-1) ?? { name: '', ndcg: [], recall: [], byFamily: 0 }) /
        Math.max(...results.slice(0, -1).map(figure));
      note(
        part,
        ratioOf(({ ndcg }) => mean(ndcg)),
      );
      note(
        `${part}, by family`,
        ratioOf(({ byFamily }) => byFamily),
      );
    }
    note(
      'completion',
      completions(
        heldOut,
        documents,
        modelOf(documents, () => true),
      ).ratio,
    );
  }
  for (const [name, ratios] of found) {
    const usual = mean(ratios);
    const spread = Math.sqrt(mean(ratios.map((ratio) => (ratio - usual) ** 2)));
    console.log(`${name.padEnd(24)} ${usual.toFixed(3)} × (± ${spread.toFixed(3)})`);
  }
};

const [file] = positionals;
if (values.training) await timeTraining(Number(values.training));
else if (file && values.tune) await tune(file, Number(values.tune));
else if (file) await measure(file);
else throw new Error('Name the file of listings: npm run bench:matching -- FILE.csv');
