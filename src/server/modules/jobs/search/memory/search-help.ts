import type { SearchHelp } from '#contract/job-search.ts';
import { payBand } from '#contract/pay.ts';
import { FEW_JOBS } from '#contract/rules.ts';
import { EXPERIENCE_FILTER_BANDS, type WorkMode } from '#contract/vocabularies.ts';
import {
  englishOf,
  hindiNamesOf,
  isDevanagari,
  isFiller,
  renderWords,
  withoutJobWords,
} from '#server/modules/hindi/public.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import { otherNamesOf } from '../other-names.ts';
import { stateInShort, stateNamed } from '../states.ts';
import type { Dictionary } from './dictionary.ts';
import { matching } from './find-jobs.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import { areNamed, otherPlaces, placesFindingMore, placesMeant } from './place-help.ts';
import type { Places } from './places.ts';
import { filterSaidBy, LONGEST_SAID, type Said } from './said-filters.ts';
import { spelling } from './value-groups.ts';
import { MOST_WORDS, textOf, textsSearchedFor, wordingsOf } from './wordings.ts';
import type { Words } from './words.ts';

type Read = Said | { filter: 'skills'; value: string } | { filter: 'place'; value: string; spellings: string[] };

/** The filters that words mean, and the other words. */
interface Reading {
  read: Read[];
  left: string[];
}

/** Filler words in searches that no job has to contain. */
const FILLERS = new Set(['in', 'at', 'for', 'jobs', 'job', 'near', 'the', 'and']);
/** Most words in a place or a skill. */
const LONGEST = 3;
const MOST_SHORTER = 3;
const WORK_FROM_ELSEWHERE: readonly WorkMode[] = ['Work From Home', 'Remote'];

/** The filter that a run of words implies, also by its English names: घर से काम. */
const filterMeantBy = (run: string): Said | undefined =>
  filterSaidBy(lowerCase(run)) ??
  (isDevanagari(run)
    ? englishOf(run)
        .map(filterSaidBy)
        .find((said) => said !== undefined)
    : undefined);

/** Whether words mean little apart: 20 hazar, 12th pass. */
const isOne = (run: string): boolean =>
  filterMeantBy(run) !== undefined || (/\d/.test(run) && [...hindiNamesOf(run), ...englishOf(run)].length > 0);

interface Parts {
  index: JobIndex;
  places: Places;
  words: Words;
}

/** Suggests other searches when one finds little, each with its number of jobs. */
export const helpSearch = ({ index, places, words }: Parts, filters: JobFilters, clock: Clock): SearchHelp => {
  const count = (changes: Partial<JobFilters>): number => matching(index, { ...filters, ...changes }, clock).size;
  const total = count({});
  const [typed = '', ...others] = [...filters.q, ...filters.what];
  const field = filters.q.length > 0 ? 'q' : 'what';
  /** Typed text stays in the field where it was typed, and is searched for as the list does that the offer leads to. */
  const searching = (text: string | undefined): Partial<JobFilters> => ({
    [field]: text ? textsSearchedFor({ index, words }, field, text, clock) : [],
  });
  const given = typed.trim().split(/\s+/).filter(Boolean);
  let counted: ReturnType<Places['count']> | undefined;
  /** Counted once, when needed. */
  const known = () => (counted ??= places.count(index.openCounts.location));
  const typedPlaces = { places, known, filters };
  const located = placesMeant(typedPlaces);
  const meant = placesFindingMore(located, { count, total });
  const [first] = meant;
  const asked = { meantPlaces: meant, ...(first && areNamed(typedPlaces, total) && { namedPlace: first }) };
  if (total >= FEW_JOBS) return { read: wholeText(), shorter: [], places: [], experiences: [], ...asked };
  const elsewhere = {
    ...asked,
    places: otherPlaces({ index, places }, { filters, meant, clock }),
    experiences: otherExperiences(),
  };
  if (given.length === 0 || others.length > 0 || given.length > MOST_WORDS)
    return { read: wholeText(), shorter: [], ...elsewhere };

  const asTyped = given.join(' ');
  const ways = wordingsOf(given, words)
    .map((said) => ({ said, q: textOf(said) }))
    .map((way) => ({ ...way, count: way.q === asTyped ? total : count(searching(way.q)) }))
    .toSorted((left, right) => right.count - left.count);
  // Results in the other script are different jobs, so they are offered even when there are fewer.
  const isOther = ({ q }: { q: string }): boolean => isDevanagari(q) !== isDevanagari(asTyped);
  const meantWords = ways.find((way) => way.count > total || (way.count > 0 && isOther(way)));
  const corrected = (ways[0]?.q ?? asTyped).split(' ');
  const inWords = readFilters(corrected);
  const { read, left } = isPlaceLost(inWords.read) ? withPlace(corrected) : withWords(inWords);
  const offered = read
    .map((filter) => ({ ...filter, count: count({ ...searching(undefined), ...asFilters([filter]) }) }))
    .filter((filter) => filter.count > 0);
  const together = offered.length === read.length ? combined({ read, left }) : undefined;
  return {
    ...(meantWords && {
      corrected: {
        words: meantWords.said.map(({ typed: word, meant: said }) => ({ typed: word, corrected: said })),
        q: meantWords.q,
        count: meantWords.count,
      },
    }),
    read: offered.map(withoutTowns),
    ...(together && together.count > total && { together }),
    shorter: fewerWords(),
    ...elsewhere,
  };

  /** Words and place may both need correction; neither finds anything without the other. */
  function isPlaceLost(said: readonly Read[]): boolean {
    if (meant.length > 0 || located.length === 0 || said.some(({ filter }) => filter === 'place')) return false;
    return count({ q: [], what: [] }) === 0;
  }

  /** Only the place is read: any other filter would be combined with a place that finds nothing. */
  function withPlace(all: readonly string[]): Reading {
    return {
      read: located.map((place) => ({ ...place, filter: 'place' })),
      left: all.filter((word) => !FILLERS.has(lowerCase(word))),
    };
  }

  function countTogether({ read: filters, left: others }: Reading): number {
    return count({ ...searching(others.join(' ')), ...asFilters(filters) });
  }

  /** Combines the filters and the words; if that finds nothing, all but the part that then leaves most jobs. */
  function combined(reading: Reading): SearchHelp['together'] {
    const { read: filters, left: others } = reading;
    const rest = others.join(' ');
    if (filters.length + (rest ? 1 : 0) < 2) return undefined;
    const all = { q: rest, count: countTogether(reading) };
    if (all.count > 0 || filters.length + (rest ? 1 : 0) < 3) return all;
    const fewer = filters.map((_, without) => ({
      ...{ q: rest, without },
      count: countTogether({ read: filters.filter((_, at) => at !== without), left: others }),
    }));
    const [best] = [...fewer, { q: '', count: countTogether({ read: filters, left: [] }) }].toSorted(
      (one, other) => other.count - one.count,
    );
    return best;
  }

  /** Leaves skills in the words where more jobs have them as words than as a skill beside the other filters: roles. */
  function withWords(reading: Reading): Reading {
    const kinds = new Set(reading.read.map(({ filter }) => filter));
    if (!kinds.has('skills') || kinds.size === 1) return reading;
    const others = readFilters(corrected, ({ filter }) => filter !== 'skills');
    return countTogether(others) > countTogether(reading) ? others : reading;
  }

  /** Returns the place or the way of working that is all that the text says; it is asked for in both scripts. */
  function wholeText(): SearchHelp['read'] {
    const texts = [...filters.q, ...filters.what].map((text) => withoutJobWords(text.trim().split(/\s+/)));
    if (texts.some(({ length }) => length === 0 || length > LONGEST)) return [];
    const [read, ...same] = texts
      .map((text) => text.join(' '))
      .map((run) => filterMeantBy(run) ?? named(stateOr(run)) ?? misspeltPlace(run));
    if (!read || same.some((other) => other?.value !== read.value)) return [];
    const isChosen =
      read.filter === 'place' ? filters.place.length + filters.location.length > 0 : filters.workMode.length > 0;
    if (isChosen || (read.filter !== 'place' && read.filter !== 'workMode')) return [];
    const found = count({ ...searching(undefined), ...asFilters([read]) });
    return found > 0 ? [withoutTowns({ ...read, count: found })] : [];
  }

  /** Returns the place that a word means which jobs have only within others: bangalor, a part of Bangalore. */
  function misspeltPlace(run: string): Read | undefined {
    const word = lowerCase(run);
    const meant = words.has(word) ? undefined : words.correct(word);
    const place = meant === undefined ? undefined : named(meant);
    return place?.filter === 'place' ? place : undefined;
  }

  /** Longest runs of words first: "machine learning" is one skill. */
  function readFilters(all: readonly string[], isWanted: (read: Read) => boolean = () => true): Reading {
    const read: Read[] = [];
    const left: string[] = [];
    for (let at = 0; at < all.length; ) {
      let taken = 0;
      for (let length = Math.min(LONGEST_SAID, all.length - at); length > 0 && taken === 0; length--) {
        const typed = all.slice(at, at + length).join(' ');
        const found = filterMeantBy(typed) ?? (length > LONGEST ? undefined : named(stateOr(typed)));
        if (!found || !isWanted(found)) continue;
        if (found.filter === 'employmentType' && filters.employmentType.length > 0) {
          // A chosen kind is not changed; the internships page allows no other.
          if (!filters.employmentType.includes(found.value)) continue;
        } else read.push(found, ...alsoMeant(found));
        taken = length;
      }
      const word = all[at] ?? '';
      if (taken === 0 && !FILLERS.has(lowerCase(word))) left.push(word);
      at += Math.max(taken, 1);
    }
    return { read, left };
  }

  /** Work from home and remote work are the same to many who search and post. */
  function alsoMeant({ filter, value }: Read): Read[] {
    if (filter !== 'workMode') return [];
    return WORK_FROM_ELSEWHERE.filter((mode) => WORK_FROM_ELSEWHERE.some((one) => one === value) && mode !== value)
      .map((mode) => ({ filter, value: mode }))
      .filter((also) => count({ ...searching(undefined), ...asFilters([also]) }) > 0);
  }

  /** Returns the place or the skill with this name. */
  function named(run: string): Read | undefined {
    const skills = index.dictionaryOf('skill');
    const joined = run.includes(' ') ? [run.replaceAll(' ', ''), run.replaceAll(' ', '.')] : [];
    const found = [run, ...joined].flatMap((name) =>
      [name, ...otherNamesOf(name), ...hindiNamesOf(name)].flatMap((called): (Read & { count: number })[] => {
        const place = places.find(known(), called);
        const skill = skills.groupOf(called);
        return [
          ...(place ? [{ filter: 'place' as const, ...place }] : []),
          ...(skill === undefined
            ? []
            : [{ filter: 'skills' as const, ...frequent(skills, index.openCounts.skill, skill) }]),
        ];
      }),
    );
    // Of synonyms, the one used by most jobs.
    return found.toSorted((left, right) => right.count - left.count).find(({ count: jobs }) => jobs > 0);
  }

  /** In the typed script, as far as the words find jobs so. */
  function fewerWords(): SearchHelp['shorter'] {
    const asTyped = isDevanagari(given.join(' ')) ? shorter(given) : [];
    return asTyped.length > 0 ? asTyped : shorter(corrected);
  }

  function shorter(all: readonly string[]): SearchHelp['shorter'] {
    const units = renderWords(
      all,
      (run, length) => (length > 1 && isOne(run) ? run : undefined),
      (word) => (isFiller(word) ? undefined : word),
    ).map(({ typed: unit }) => unit);
    if (units.length < 2) return withoutWord(units.find(isChosenKind));
    return units
      .map((dropped, at) => ({ dropped, left: units.filter((_, other) => other !== at) }))
      .filter(({ left }) => !left.every((word) => FILLERS.has(lowerCase(word))))
      .map(({ dropped, left }) => {
        const rest = left.join(' ');
        return { q: rest, dropped, count: count(searching(rest)) };
      })
      .filter((offer) => offer.count > total)
      .toSorted((left, right) => right.count - left.count)
      .slice(0, MOST_SHORTER);
  }

  /** Whether a chosen job type says the same: "internship" on the internships page. */
  function isChosenKind(word: string): boolean {
    const said = filterMeantBy(word);
    return said?.filter === 'employmentType' && filters.employmentType.includes(said.value);
  }

  function withoutWord(dropped: string | undefined): SearchHelp['shorter'] {
    const all = dropped === undefined ? 0 : count(searching(undefined));
    return dropped !== undefined && all > total ? [{ q: '', dropped, count: all }] : [];
  }

  function otherExperiences(): SearchHelp['experiences'] {
    const chosen = filters.experience.map(yearsOf);
    if (chosen.length === 0) return [];
    const wider = EXPERIENCE_FILTER_BANDS.filter((band) => {
      const { low, high } = yearsOf(band);
      return chosen.some((own) => low < own.high && own.low < high);
    });
    return [...wider.filter((band) => !filters.experience.includes(band)), '']
      .map((value) => ({ value, count: count({ experience: value ? [value] : [] }) }))
      .filter((offer) => offer.count > total);
  }
};

/** A list of a state finds its towns anew each time: its offer leads to the state. */
const withoutTowns = (offer: SearchHelp['read'][number]): SearchHelp['read'][number] =>
  offer.filter === 'place' && stateNamed(offer.value) ? { ...offer, spellings: [offer.value] } : offer;

/** In lower case; capital letters that stand for a state are its name: nurse UP, but not start up. */
const stateOr = (typed: string): string => {
  const lowered = lowerCase(typed);
  return (typed === lowered ? undefined : stateInShort(lowered)) ?? lowered;
};

/** The years in `2-5` and `10+`. */
const yearsOf = (band: string): { low: number; high: number } => {
  const [low = 0, high = Number.POSITIVE_INFINITY] = band.split('-').map((years) => Number.parseFloat(years));
  return { low, high };
};

/** Returns a group's usual spelling and its number of open jobs. */
const frequent = (dictionary: Dictionary, counts: Uint32Array, group: number): { value: string; count: number } => ({
  value: spelling(dictionary, counts, group),
  count: dictionary.spellingsOf(group).reduce((sum, value) => sum + (counts[value] ?? 0), 0),
});

/** Filters set by the suggested link; each replaces the same filter of the search. */
const asFilters = (read: readonly Read[]): Partial<JobFilters> => {
  const filters: Partial<Pick<JobFilters, Read['filter'] | 'location'>> = {};
  for (const one of read) {
    if (one.filter === 'workMode') filters.workMode = [...(filters.workMode ?? []), one.value];
    else if (one.filter === 'employmentType') filters.employmentType = [...(filters.employmentType ?? []), one.value];
    else if (one.filter === 'place') {
      filters.place = [...(filters.place ?? []), ...one.spellings];
      filters.location = [];
    } else if (one.filter === 'salary') {
      filters.salary = [...(filters.salary ?? []), payBand(one.value) ?? one.value];
    } else filters[one.filter] = [...(filters[one.filter] ?? []), one.value];
  }
  return filters;
};
