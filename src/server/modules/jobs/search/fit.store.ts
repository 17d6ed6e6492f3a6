import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '#server/database/schema/jobs.ts';
import { FITS, type Fit, type FitKind, SEPARATORS, typedWords } from './fit.ts';
import { containing, escaped } from './job-filters.store.ts';

const lowered = { title: sql`lower(${jobs.title})`, companyName: sql`lower(${jobs.companyName})` } as const;
const SPACES = ' '.repeat(SEPARATORS.length);

/** SQL version of `fits` in `fit.ts` for one text. */
const fitsInSql = (kind: FitKind, text: SQL, typed: string): SQL => {
  if (kind === 'is') return sql`${text} = lower(${typed})`;
  if (kind === 'contains') return containing(text, typed);
  const words = escaped(typedWords(typed));
  if (words === '') return sql`false`;
  const before = kind === 'starts' ? ' ' : '% ';
  const after = kind === 'begins' ? '%' : ' %';
  const spaced = sql`' ' || translate(${text}, ${SEPARATORS}, ${SPACES}) || ' '`;
  return sql`(${containing(text, typed)} and ${spaced} like ${before} || lower(${words}) || ${after})`;
};

const reason = ({ column, kind }: Fit, typed: string): SQL =>
  column === 'skill'
    ? sql`exists (select from unnest(string_to_array(${jobs.skillsText}, E'\n')) as skill where ${fitsInSql(kind, sql`skill`, typed)})`
    : fitsInSql(kind, lowered[column], typed);

/** Index in `FITS` of the best reason for which a job matches the typed text. */
export const fitOf = (typed: readonly string[]): SQL | undefined => {
  if (typed.length === 0) return undefined;
  const places = typed.map(
    (value) =>
      sql`case ${sql.join(
        FITS.map((fit, place) => sql`when ${reason(fit, value)} then ${sql.raw(String(place))}`),
        sql` `,
      )} else ${sql.raw(String(FITS.length))} end`,
  );
  return sql`least(${sql.join(places, sql`, `)})`;
};
