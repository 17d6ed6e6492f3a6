import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

/** The stored result of one training. Skills are referenced by their index in `skills`. */
export interface Learned {
  /** Number of listings it was learned from. */
  listings: number;
  /** Skills required by enough listings, most frequent first: normal form, usual spelling, open listings. */
  skills: readonly { key: string; name: string; listings: number }[];
  /** Length of each vector. */
  dimensions: number;
  /** Vector of each skill, of length 1, or zeros. */
  vectors: Float32Array;
  /** Listings that ask for both skills of a pair: `low * skills.length + high`, ascending. */
  pairs: Uint32Array;
  together: Uint32Array;
  /** Role names, with their listings, most required skills and vectors. */
  roles: readonly { role: string; listings: number; skills: readonly number[] }[];
  roleVectors: Float32Array;
  /** Skill wordings and single words of multi-word ones, with their open listings and vectors. */
  wordings: readonly (readonly [wording: string, listings: number])[];
  wordingVectors: Float32Array;
  /** Average title of all listings, and how that of the listings with each wording differs from it. */
  usualTitle: Float32Array;
  titleVectors: Float32Array;
  /** Approximate count for each normal form that at least 5 findable candidates list. */
  candidates: readonly (readonly [key: string, count: number])[];
  /** Merges made by administrators. */
  merged: readonly (readonly [from: string, to: string])[];
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const packed = (numbers: Float32Array | Uint32Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** Copied because a buffer's bytes may be misaligned for four-byte access. */
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;
const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text));
const floats = z.string().transform(floatsOf);
const integers = z.string().transform((text) => new Uint32Array(bytesOf(text)));

const Kept = z.object({
  listings: z.number(),
  skills: z.array(z.object({ key: z.string(), name: z.string(), listings: z.number() })),
  dimensions: z.number(),
  vectors: floats,
  pairs: integers,
  together: integers,
  roles: z.array(z.object({ role: z.string(), listings: z.number(), skills: z.array(z.number()) })),
  roleVectors: floats,
  // Older stored models lack these.
  wordings: z.array(z.tuple([z.string(), z.number()])).default([]),
  wordingVectors: z.string().default('').transform(floatsOf),
  usualTitle: z.string().default('').transform(floatsOf),
  titleVectors: z.string().default('').transform(floatsOf),
  candidates: z.array(z.tuple([z.string(), z.number()])),
  merged: z.array(z.tuple([z.string(), z.string()])),
});

/** Packs a model for storage in the database. */
export const pack = (learned: Learned): Promise<Buffer> => {
  const { vectors, pairs, together, roleVectors, wordingVectors, usualTitle, titleVectors, ...rest } = learned;
  const numbers = {
    vectors: packed(vectors),
    pairs: packed(pairs),
    together: packed(together),
    roleVectors: packed(roleVectors),
    wordingVectors: packed(wordingVectors),
    usualTitle: packed(usualTitle),
    titleVectors: packed(titleVectors),
  };
  return zip(JSON.stringify({ ...rest, ...numbers }));
};

export const unpack = async (content: Buffer): Promise<Learned> =>
  Kept.parse(JSON.parse((await unzip(content)).toString('utf8')));
