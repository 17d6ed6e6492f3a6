/** A listing to be ranked: its skills and row number. */
export interface Listed {
  row: number;
  /** As spelt in the file. */
  skills: readonly string[];
}

/** Ranks the listings for a set of skills. */
export interface Ranking {
  name: string;
  /** Returns the score of each listing for the skills, in the order of the listings. */
  score(skills: readonly string[]): Float64Array;
}

const SATURATION = 1.2;
const FOR_LENGTH = 0.75;

const lower = (skills: readonly string[]): string[] => [...new Set(skills.map((skill) => skill.trim().toLowerCase()))];

const trigramsOf = (skills: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const word of skills.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return [...found];
};

/** Maps each term to the listings that contain it. */
const indexOf = (documents: readonly (readonly string[])[]): Map<string, number[]> => {
  const index = new Map<string, number[]>();
  for (const [at, terms] of documents.entries()) {
    for (const term of terms) {
      const having = index.get(term);
      if (having) having.push(at);
      else index.set(term, [at]);
    }
  }
  return index;
};

/**
 * The usual alternatives, over lower-cased skills.
 * @param normal makes the terms of skills instead, to see the effect of the normal forms alone
 */
export const baselinesOf = (listings: readonly Listed[], normal = lower): Ranking[] => {
  const documents = listings.map(({ skills }) => normal(skills));
  const size = documents.length;
  const index = indexOf(documents);
  const usual = documents.reduce((sum, { length }) => sum + length, 0) / size;
  const having = (term: string): readonly number[] => index.get(term) ?? [];
  const sum = (terms: readonly string[], weight: (term: string, document: number) => number): Float64Array => {
    const scores = new Float64Array(size);
    for (const term of terms) {
      for (const at of having(term)) scores[at] = (scores[at] ?? 0) + weight(term, at);
    }
    return scores;
  };
  const lengthOf = (at: number): number => documents[at]?.length ?? 0;
  const rare = (term: string): number => Math.log((size + 1) / (having(term).length + 1));
  const norms = documents.map((terms) => Math.sqrt(terms.reduce((total, term) => total + rare(term) ** 2, 0)));

  const trigrams = documents.map((terms) => trigramsOf(terms));
  const trigramIndex = indexOf(trigrams);
  return [
    { name: 'skills in common', score: (skills) => sum(normal(skills), () => 1) },
    {
      name: 'Jaccard',
      score: (skills) => {
        const terms = normal(skills);
        return sum(terms, () => 1).map((both, at) => both / (terms.length + lengthOf(at) - both));
      },
    },
    {
      name: 'BM25',
      score: (skills) =>
        sum(normal(skills), (term, at) => {
          const count = having(term).length;
          const longer = 1 - FOR_LENGTH + (FOR_LENGTH * lengthOf(at)) / usual;
          return (Math.log(1 + (size - count + 0.5) / (count + 0.5)) * (SATURATION + 1)) / (1 + SATURATION * longer);
        }),
    },
    {
      name: 'TF-IDF cosine',
      score: (skills) => sum(normal(skills), (term) => rare(term) ** 2).map((both, at) => both / (norms[at] || 1)),
    },
    {
      name: 'trigrams',
      score: (skills) => {
        const asked = trigramsOf(normal(skills));
        const scores = new Float64Array(size);
        for (const trigram of asked)
          for (const at of trigramIndex.get(trigram) ?? []) scores[at] = (scores[at] ?? 0) + 1;
        return scores.map((both, at) => both / (asked.length + (trigrams[at]?.length ?? 0) - both || 1));
      },
    },
  ];
};
