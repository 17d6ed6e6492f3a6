import { withCache } from '#web/lib/offline-lists.ts';
import { DRAFT_FILES_CACHE, DRAFT_PREFIX } from '#web/lib/session.ts';

/** An application as it is kept in this browser until it has arrived. */
export interface KeptApplication {
  /** Whose it is: another account on the same phone does not see it. */
  owner: string;
  values: Record<string, string>;
  /** What was sent last, and the key that it was sent with: the same again is never a second application. */
  sent?: string;
  key?: string;
  /** When it was sent with this key first, in milliseconds. */
  since?: number;
  /** Somebody pressed "Send now": it goes as soon as there is a connection. */
  armed?: boolean;
  /** The name of the file that is kept with it. */
  file?: string;
}

const nameOf = (jobId: string): string => `${DRAFT_PREFIX}lite-apply:${jobId}`;
const fileAddress = (jobId: string): string => `/draft-file/${jobId}`;

/** Whoever's is kept. */
export const readAny = (jobId: string): KeptApplication | undefined =>
  // We alone write it, below.
  JSON.parse(localStorage.getItem(nameOf(jobId)) ?? 'null') ?? undefined;

export const readKept = (jobId: string, owner: string): KeptApplication | undefined => {
  const kept = readAny(jobId);
  return kept?.owner === owner ? kept : undefined;
};

export const writeKept = (jobId: string, kept: KeptApplication): void => {
  try {
    localStorage.setItem(nameOf(jobId), JSON.stringify(kept));
  } catch {
    // Storage is full: the form goes on without a draft.
  }
};

/** Keeps a file, and says whether it could. */
export const keepFile = async (jobId: string, file: File): Promise<boolean> =>
  (await withCache(DRAFT_FILES_CACHE, (cache) => cache.put(fileAddress(jobId), new Response(file)).then(() => true))) ??
  false;

export const readFile = (jobId: string, name: string): Promise<File | undefined> =>
  withCache(DRAFT_FILES_CACHE, async (cache) => {
    const kept = await cache.match(fileAddress(jobId));
    return kept && new File([await kept.blob()], name);
  });

export const dropKept = (jobId: string): Promise<unknown> => {
  localStorage.removeItem(nameOf(jobId));
  return withCache(DRAFT_FILES_CACHE, (cache) => cache.delete(fileAddress(jobId)));
};
