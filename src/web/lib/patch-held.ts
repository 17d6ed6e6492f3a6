import { queryClient, type ReadName } from '#web/lib/queries.ts';

interface Held {
  _id: string;
}

/** The changed fields, possibly computed from the cached object. */
type Change<T> = object | ((held: T) => object);

/** Changes an object in every cached answer of these calls, in lists and on its own. */
export const patchHeld = <T extends Held = Held>(names: readonly ReadName[], id: string, change: Change<T>): void =>
  changeHeld<T>(names, id, (held) => ({ ...held, ...(typeof change === 'function' ? change(held) : change) }));

/** Replaces an object by the same call's newer answer, which also leaves out what no longer applies. */
export const replaceHeld = (name: ReadName, whole: Held): void => changeHeld([name], whole._id, () => whole);

function changeHeld<T extends Held>(names: readonly ReadName[], id: string, change: (held: T) => T): void {
  const patched = (held: T): T => (held._id === id ? change(held) : held);
  for (const name of names) {
    queryClient.setQueriesData<{ body: T | T[] }>(
      { queryKey: [name] },
      (answer) =>
        answer && { ...answer, body: Array.isArray(answer.body) ? answer.body.map(patched) : patched(answer.body) },
    );
  }
}

/** Shows a change before its response. A pending read would show the old state, so the response triggers a new one. */
export function showChange(names: readonly ReadName[], id: string, change: object): void {
  for (const name of names) void queryClient.cancelQueries({ queryKey: [name], type: 'active' });
  patchHeld(names, id, change);
}

/** Reverts a rejected change and refetches. */
export function takeBack(names: readonly ReadName[], id: string, before: object): void {
  patchHeld(names, id, before);
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}
