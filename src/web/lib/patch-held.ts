import { queryClient, type ReadName } from '#web/lib/queries.ts';

interface Held {
  _id: string;
}

/** What changes of a thing, perhaps by how it is held. */
type Change<T> = object | ((held: T) => object);

/** Changes a thing wherever one of these calls holds it: in its lists, and whole. */
export function patchHeld<T extends Held = Held>(names: readonly ReadName[], id: string, change: Change<T>): void {
  const patched = (held: T): T =>
    held._id === id ? { ...held, ...(typeof change === 'function' ? change(held) : change) } : held;
  for (const name of names) {
    queryClient.setQueriesData<{ body: T | T[] }>(
      { queryKey: [name] },
      (answer) =>
        answer && { ...answer, body: Array.isArray(answer.body) ? answer.body.map(patched) : patched(answer.body) },
    );
  }
}

/** Shows a change before its answer. What is being read would show how it was before; the answer has it read again. */
export function showChange(names: readonly ReadName[], id: string, change: object): void {
  for (const name of names) void queryClient.cancelQueries({ queryKey: [name], type: 'active' });
  patchHeld(names, id, change);
}

/** Takes a change back that was refused, and reads how things stand. */
export function takeBack(names: readonly ReadName[], id: string, before: object): void {
  patchHeld(names, id, before);
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}
