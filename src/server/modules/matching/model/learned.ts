import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

/** What one training has learned, as it is kept. Skills are named by their place in `skills`. */
export interface Learned {
  /** How many listings it was learned from. */
  listings: number;
  /** Those that enough listings ask for, the most frequent first: normal form, usual spelling, open listings. */
  skills: readonly { key: string; name: string; listings: number }[];
  /** Numbers of each vector. */
  dimensions: number;
  /** Of each skill its vector of length 1, or zeros. */
  vectors: Float32Array;
  /** Listings that ask for both skills of a pair: `low * skills.length + high`, ascending. */
  pairs: Uint32Array;
  together: Uint32Array;
  /** What jobs are called, with their listings, the skills they ask for most, and where they stand among the vectors. */
  roles: readonly { role: string; listings: number; skills: readonly number[] }[];
  roleVectors: Float32Array;
  /** Skills as they are worded, and words of those of several, with their open listings; and where each stands beside the others. */
  wordings: readonly (readonly [wording: string, listings: number])[];
  wordingVectors: Float32Array;
  /** Of each normal form that at least 5 findable candidates list: about how many. */
  candidates: readonly (readonly [key: string, count: number])[];
  /** What administrators had merged. */
  merged: readonly (readonly [from: string, to: string])[];
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const packed = (numbers: Float32Array | Uint32Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** A copy: the bytes of a buffer need not begin where four of them may. */
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
  // Those that were kept before are without.
  wordings: z.array(z.tuple([z.string(), z.number()])).default([]),
  wordingVectors: z.string().default('').transform(floatsOf),
  candidates: z.array(z.tuple([z.string(), z.number()])),
  merged: z.array(z.tuple([z.string(), z.string()])),
});

/** As the database keeps it. */
export const pack = (learned: Learned): Promise<Buffer> => {
  const { vectors, pairs, together, roleVectors, wordingVectors, ...rest } = learned;
  const numbers = {
    vectors: packed(vectors),
    pairs: packed(pairs),
    together: packed(together),
    roleVectors: packed(roleVectors),
    wordingVectors: packed(wordingVectors),
  };
  return zip(JSON.stringify({ ...rest, ...numbers }));
};

export const unpack = async (content: Buffer): Promise<Learned> =>
  Kept.parse(JSON.parse((await unzip(content)).toString('utf8')));
