import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/client.ts';

/** What a ranking gets of a job: its row number and the texts that a search reads. */
export interface Row {
  row: number;
  title: string;
  companyName: string;
  skills: readonly string[];
}

export interface Baseline {
  name: string;
  /** Returns the first rows for a query. */
  first(query: string, most: number): Promise<number[]>;
}

const SATURATION = 1.2;
const FOR_LENGTH = 0.75;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];

/** BM25 over title, company and skills as one text, without weights. */
const bm25 = (rows: readonly Row[]): Baseline => {
  const documents = rows.map(({ row, title, companyName, skills }) => {
    const counts = new Map<string, number>();
    const words = wordsOf([title, companyName, ...skills].join(' '));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { row, counts, length: words.length };
  });
  const usual = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return {
    name: 'BM25',
    async first(query, most) {
      const words = wordsOf(query).map((word) => {
        const having = documents.filter(({ counts }) => counts.has(word)).length;
        return { word, weight: Math.log(1 + (documents.length - having + 0.5) / (having + 0.5)) };
      });
      return documents
        .map(({ row, counts, length }) => ({
          row,
          score: words.reduce((sum, { word, weight }) => {
            const count = counts.get(word) ?? 0;
            const longer = 1 - FOR_LENGTH + (FOR_LENGTH * length) / usual;
            return sum + (weight * count * (SATURATION + 1)) / (count + SATURATION * longer);
          }, 0),
        }))
        .filter(({ score }) => score > 0)
        .toSorted((left, right) => right.score - left.score || right.row - left.row)
        .slice(0, most)
        .map(({ row }) => row);
    },
  };
};

/** The usual alternatives. In the database, the row number of a job is in its department. */
export const baselinesOf = (db: Database, rows: readonly Row[]): Baseline[] => {
  const inSql =
    (order: (query: string) => ReturnType<typeof sql>, where: (query: string) => ReturnType<typeof sql>) =>
    async (query: string, most: number): Promise<number[]> => {
      const found = await db.execute<{ row: number }>(sql`
        select department::int as row from jobs where ${where(query)} order by ${order(query)} limit ${most}`);
      return found.rows.map(({ row }) => row);
    };
  const containing = (query: string) => sql`search_text like ${`%${query.toLowerCase()}%`}`;
  return [
    { name: 'LIKE, newest first', first: inSql(() => sql`created_at desc`, containing) },
    {
      name: 'LIKE, titles first',
      first: inSql((query) => sql`lower(title) like ${`%${query.toLowerCase()}%`} desc, created_at desc`, containing),
    },
    bm25(rows),
    {
      name: 'trigrams',
      first: inSql(
        (query) => sql`word_similarity(${query}, search_text) desc, similarity(${query}, title) desc, created_at desc`,
        (query) => sql`word_similarity(${query}, search_text) > 0.3`,
      ),
    },
  ];
};
