import type { ProblemBody } from '#contract/problems.ts';
import { withCache } from '#web/lib/offline-lists.ts';
import { DRAFT_FILES_CACHE, DRAFT_PREFIX } from '#web/lib/session.ts';

/** An application kept in this browser until the server has received it. */
export interface KeptApplication {
  /** The owner: other accounts on the same phone do not see it. */
  owner: string;
  values: Record<string, string>;
  /** The title of the job. */
  title?: string;
  /** The facts of the job as it was shown when the user last pressed to send. */
  shown?: string;
  /** The values sent last, with their idempotency key: the same values never create a second application. */
  sent?: string;
  key?: string;
  /** When it was first sent with this key, in milliseconds since 1970. */
  since?: number;
  /** The user pressed "Send now": sent as soon as there is a connection. */
  armed?: boolean;
  /** Why the server refused it, until a field changes. */
  refused?: Partial<ProblemBody>;
  /** The name of the attached file. */
  file?: string;
}

const NAME = `${DRAFT_PREFIX}lite-apply:`;
const nameOf = (jobId: string): string => NAME + jobId;
const fileAddress = (jobId: string): string => `/draft-file/${jobId}`;

/** The kept application of any owner. */
export const readAny = (jobId: string): KeptApplication | undefined =>
  // Written only below.
  JSON.parse(localStorage.getItem(nameOf(jobId)) ?? 'null') ?? undefined;

export const readKept = (jobId: string, owner: string): KeptApplication | undefined => {
  const kept = readAny(jobId);
  return kept?.owner === owner ? kept : undefined;
};

/** The jobs for which this browser keeps an application of this owner, with their titles. */
export const keptOf = (owner: string | undefined): { jobId: string; title: string }[] =>
  Object.keys(localStorage).flatMap((name) => {
    const jobId = name.startsWith(NAME) ? name.slice(NAME.length) : '';
    const kept = jobId && owner ? readKept(jobId, owner) : undefined;
    return kept ? [{ jobId, title: kept.title ?? jobId }] : [];
  });

export const writeKept = (jobId: string, kept: KeptApplication): void => {
  try {
    localStorage.setItem(nameOf(jobId), JSON.stringify(kept));
  } catch {
    // Storage is full: the form works without a draft.
  }
};

/** Stores a file; resolves to whether that succeeded. */
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
