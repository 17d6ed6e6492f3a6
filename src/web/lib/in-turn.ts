import { CallFailed } from '#web/lib/api-client.ts';

interface Held {
  _id: string;
  version?: number | undefined;
}

/** The write of each thing that was begun last; it gives back the newest version known after it. */
const turns = new Map<string, Promise<number | undefined>>();

/** What was undone has an earlier version again: the next write goes by what it holds. */
export const forgetVersions = (): void => turns.clear();

const versionOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined;

/**
 * Sends the writes to one thing one after the other, each with the version that
 * the one before it left: two quick choices of the same person do not refuse
 * each other. What somebody else has changed refuses one write, which says so;
 * the next one knows of it.
 */
export async function inTurn<T extends { version?: number | undefined }>(
  { _id, version }: Held,
  write: (version: number | undefined) => Promise<T>,
): Promise<T> {
  const before = turns.get(_id) ?? Promise.resolve(undefined);
  const answer = before.then((left) => write(left === undefined ? version : Math.max(left, version ?? 0)));
  const turn = answer.then(versionOf, (failure: unknown) =>
    failure instanceof CallFailed && failure.status === 412 ? versionOf(failure.current) : before,
  );
  turns.set(_id, turn);
  return answer;
}
