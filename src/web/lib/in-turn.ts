import { CallFailed } from '#web/lib/api-client.ts';

interface Held {
  _id: string;
  version?: number | undefined;
}

/** The latest write to each object; it resolves to the newest known version after it. */
const turns = new Map<string, Promise<number | undefined>>();

/** After an undo, versions are lower again, so the next write uses its caller's version. */
export const forgetVersions = (): void => turns.clear();

const versionOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined;

/**
 * Serializes the writes to one object, each with the version left by the previous one, so that two quick choices of the
 * same user do not conflict. A change by another user makes one write fail with its error; the next write uses the new
 * version.
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
