import { placeNames } from '#contract/places.ts';
import { placeNameInEnglish, placesMeantBy } from '#server/modules/hindi/public.ts';
import { stateInShort, stateNamed } from '../states.ts';
import { Dictionary } from './dictionary.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';
import { type Counted, firstGroups, spelling } from './value-groups.ts';

/** A place under the name it is counted by, with the number of jobs that have one of its spellings. */
export interface CountedPlace extends Counted {
  /** Most frequent first, merged when they differ only in case. */
  spellings: string[];
}

interface PlaceCounts {
  /** Number of jobs with each name. */
  names: Uint32Array;
  /** Number of jobs with each spelling. */
  parts: Uint32Array;
}

/** Most spellings of one place in a list's address: the limit of a filter. */
export const MOST_SPELLINGS = 50;

const firstFound = (
  spelled: readonly string[],
  find: (one: string) => CountedPlace | undefined,
): CountedPlace | undefined => spelled.map(find).find((found) => found !== undefined);

/** `Meerut, UP` is in Uttar Pradesh. */
const nameOf = (part: string): string => {
  const state = stateInShort(part.toLowerCase());
  return (state === undefined ? undefined : stateNamed(state)?.name) ?? placeNameInEnglish(part);
};

/** The comma-separated parts of each location, and the names they are counted under. */
export class Places {
  readonly parts = new Dictionary();
  readonly names = new Dictionary();
  private readonly locations: Dictionary;
  private readonly partsOf: number[][] = [];
  /** Names of each location, without duplicates from several spellings. */
  private readonly namesOf: number[][] = [];
  /** Name of each part, and parts of each name, by group. */
  private readonly nameOfPart: number[] = [];
  private readonly spellings = new Map<number, Set<number>>();

  constructor(locations: Dictionary) {
    this.locations = locations;
  }

  /** Converts counts of locations to counts of places. */
  count(locations: Uint32Array): PlaceCounts {
    for (let at = this.partsOf.length; at < this.locations.size; at++) this.read(this.locations.values[at] ?? '');
    const names = new Uint32Array(this.names.size);
    const parts = new Uint32Array(this.parts.size);
    const end = Math.min(locations.length, this.partsOf.length);
    for (let at = 0; at < end; at++) {
      const count = locations[at] ?? 0;
      if (count === 0) continue;
      for (const part of this.partsOf[at] ?? []) parts[part] = (parts[part] ?? 0) + count;
      for (const name of this.namesOf[at] ?? []) names[name] = (names[name] ?? 0) + count;
    }
    return { names, parts };
  }

  /** Returns the most frequent places that pass `isWanted`, by name. */
  mostFrequent(counts: PlaceCounts, most: number, isWanted?: (name: number) => boolean): CountedPlace[] {
    return firstGroups(this.names, counts.names, { most, order: 'count', ...(isWanted && { isWanted }) }).map(
      (found) => ({
        ...found,
        spellings: this.spellingsOf(counts, [this.names.groups[this.names.idOf(found.value)] ?? 0]),
      }),
    );
  }

  /** Finds a place by any of its lower-case spellings used in jobs, and a state with the towns in it that jobs name. */
  find(counts: PlaceCounts, lowered: string): CountedPlace | undefined {
    const part = this.parts.groupOf(lowered);
    const called = part === undefined ? placeNameInEnglish(lowered) : this.nameLowered(part);
    const state = stateNamed(called);
    const named = [state?.name ?? called, ...(state?.towns ?? [])].flatMap(
      (name) => this.names.groupOf(name.toLowerCase()) ?? [],
    );
    const [first] = named;
    if (first === undefined) return undefined;
    return {
      value: state?.name ?? spelling(this.names, counts.names, first),
      count: named
        .flatMap((group) => this.names.spellingsOf(group))
        .reduce((sum, name) => sum + (counts.names[name] ?? 0), 0),
      spellings: this.spellingsOf(counts, named),
    };
  }

  /** Finds a place by any of its names in either script. */
  named(counts: PlaceCounts, typed: string): CountedPlace | undefined {
    return firstFound([typed, ...placesMeantBy(typed)], (one) => this.find(counts, one));
  }

  /** Finds the place that was probably meant: by any of its names in either script, or by the closest of them. */
  closest(counts: PlaceCounts, typed: string): CountedPlace | undefined {
    return this.named(counts, typed) ?? firstFound([typed, ...placesMeantBy(typed)], (one) => this.nearly(counts, one));
  }

  private nearly(counts: PlaceCounts, typed: string): CountedPlace | undefined {
    const most = slipsAllowed(typed);
    let best: { name: string; slips: number; count: number } | undefined;
    for (const [id, name] of this.names.lowered.entries()) {
      const count = counts.names[id] ?? 0;
      if (count === 0) continue;
      for (const called of placeNames(name)) {
        // The first letter is rarely wrong.
        if (called[0] !== typed[0] || Math.abs(called.length - typed.length) > most) continue;
        const slips = slipsBetween(typed, called, most);
        if (slips > most) continue;
        if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { name, slips, count };
      }
    }
    return best && this.find(counts, best.name);
  }

  /** Returns the names with a spelling that contains one of the lower-case texts. */
  namesHolding(texts: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const text of texts) {
      for (const part of this.parts.containing(text)) found.add(this.nameOfPart[part] ?? 0);
      for (const name of this.names.containing(text)) found.add(name);
    }
    return found;
  }

  private nameLowered(part: number): string {
    return this.names.lowered[this.nameOfPart[part] ?? 0] ?? '';
  }

  /** Spellings of the places in these groups of names, most frequent first. */
  private spellingsOf({ parts }: PlaceCounts, groups: readonly number[]): string[] {
    return groups
      .flatMap((group) => [...(this.spellings.get(group) ?? [])])
      .map((part) => ({
        value: spelling(this.parts, parts, part),
        count: this.parts.spellingsOf(part).reduce((sum, other) => sum + (parts[other] ?? 0), 0),
      }))
      .filter(({ count }) => count > 0)
      .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
      .slice(0, MOST_SPELLINGS)
      .map(({ value }) => value);
  }

  private read(location: string): void {
    const parts = location.split(',').flatMap((text) => {
      const part = text.replace(/^ +| +$/g, '');
      return part === '' ? [] : [this.parts.idOf(part)];
    });
    const names = new Map<number, number>();
    for (const part of parts) {
      const name = this.nameOfPart[part] ?? this.names.idOf(nameOf(this.parts.values[part] ?? ''));
      const group = this.names.groups[name] ?? name;
      this.nameOfPart[part] = name;
      if (!names.has(group)) names.set(group, name);
      const spellings = this.spellings.get(group) ?? new Set();
      spellings.add(this.parts.groups[part] ?? part);
      this.spellings.set(group, spellings);
    }
    this.partsOf.push([...new Set(parts)]);
    this.namesOf.push([...names.values()]);
  }
}
