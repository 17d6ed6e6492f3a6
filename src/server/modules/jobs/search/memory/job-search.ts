import type { JobFacets, SearchHelp } from '#contract/job-search.ts';
import { collectGarbageOf } from '#server/collect-garbage.ts';
import type { Executor } from '#server/database/client.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import type { Source } from '../suggestions.store.ts';
import { countFacets } from './count-values.ts';
import { type FoundJobs, findJobs, type PageWanted, warmUp } from './find-jobs.ts';
import { countAllJobs, NOTED_MS, readAllJobs, readChanges, readJobs, settledBefore } from './index-feed.store.ts';
import { JobIndex } from './job-index.ts';
import { JobTable } from './job-table.ts';
import { Places } from './places.ts';
import { helpSearch } from './search-help.ts';
import { findSimilar, type LikeJob } from './similar-jobs.ts';
import { suggestValues } from './suggest-values.ts';
import { wordingsInJobs } from './wordings.ts';
import { Words } from './words.ts';

/** Calls of the in-memory search, each with the time of the request. */
export interface SearchCalls {
  find: { input: PageWanted; output: FoundJobs };
  facets: { input: JobFilters; output: JobFacets };
  suggest: { input: { source: Source; texts: readonly string[]; limit: number }; output: string[] };
  /** Likely intended beginnings for a text with typos. */
  respell: { input: string; output: string[] };
  help: { input: JobFilters; output: SearchHelp };
  /** The wordings of a text that find jobs. */
  wordings: { input: JobFilters; output: string[] };
  similar: { input: { like: LikeJob; most: number }; output: string[] };
}

/** Searches the open jobs as of the last `follow`. */
export interface JobSearch {
  find(input: SearchCalls['find']['input'], clock: Clock): FoundJobs;
  facets(input: SearchCalls['facets']['input'], clock: Clock): Promise<JobFacets>;
  suggest(input: SearchCalls['suggest']['input'], clock: Clock): string[];
  respell(input: SearchCalls['respell']['input'], clock: Clock): string[];
  help(input: SearchCalls['help']['input'], clock: Clock): SearchHelp;
  wordings(input: SearchCalls['wordings']['input'], clock: Clock): string[];
  similar(input: SearchCalls['similar']['input'], clock: Clock): string[];
  /** Applies the changes since the last call. */
  follow(): Promise<void>;
}

interface Loaded {
  index: JobIndex;
  places: Places;
  words: Words;
}

const load = async (db: Executor): Promise<Loaded> => {
  const table = new JobTable(await countAllJobs(db));
  await readAllJobs(db, (job) => {
    // More jobs than were counted; the rest arrive as changes.
    if (!table.isFull) table.append(job);
  });
  const index = new JobIndex(table);
  warmUp(index);
  const loaded = { index, places: new Places(table.dictionaries.location), words: new Words(index) };
  collectGarbageOf(table.size);
  return loaded;
};

/** Loads all jobs and then follows changes. Nothing is missed: changes made during the load are read again. */
export const openJobSearch = async (db: Executor): Promise<JobSearch> => {
  let since = await settledBefore(db);
  let loaded = await load(db);
  /** Changes from `since` on that are applied already. */
  let seen = new Set<string>();
  let followedAt = Date.now();
  let counting: Promise<unknown> = Promise.resolve();

  const reload = async (): Promise<void> => {
    since = await settledBefore(db);
    seen = new Set();
    loaded = await load(db);
    followedAt = Date.now();
  };

  const follow = async (): Promise<void> => {
    const { settled, changes } = await readChanges(db, since);
    // Failover to a database server with fewer transactions: changes applied here may be lost there.
    if (settled < since || Date.now() - followedAt > NOTED_MS / 2) return reload();
    const fresh = changes.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0) {
      const ids = [...new Set(fresh.map(({ jobId }) => jobId))];
      const jobs = await readJobs(db, ids);
      // A running count must see one state of the jobs.
      await counting;
      const found = new Set<string>();
      for (const job of jobs) {
        found.add(job.id);
        if (loaded.index.table.isFull && loaded.index.table.ordinalOf(job.id) === undefined) return reload();
        loaded.index.write(job);
      }
      for (const id of ids) if (!found.has(id)) loaded.index.remove(id);
      if (loaded.index.isWorn) return reload();
    }
    seen = new Set(changes.filter(({ tx }) => tx >= settled).map(({ id }) => id));
    since = settled;
    followedAt = Date.now();
  };

  return {
    find: (input, clock) => findJobs(loaded.index, input, clock),
    facets: (query, clock) => {
      const facets = countFacets(loaded.index, loaded.places, { query, clock });
      counting = Promise.all([counting, facets.catch(() => undefined)]);
      return facets;
    },
    suggest: (input, clock) => suggestValues(loaded.index, loaded.places, { ...input, clock }),
    respell: (text, clock) => {
      loaded.index.turnTo(clock.today);
      return loaded.words.respell(text);
    },
    help: (filters, clock) => helpSearch(loaded, filters, clock),
    wordings: (filters, clock) => wordingsInJobs(loaded, filters, clock),
    similar: ({ like, most }, clock) => findSimilar(loaded.index, like, { most, clock }),
    follow,
  };
};
