import { queryClient, type ReadName } from '#web/lib/queries.ts';

interface Held {
  _id: string;
}

/** Changes a thing wherever one of these calls holds it: in its lists, and whole. */
export function patchHeld(names: readonly ReadName[], id: string, change: object): void {
  const patched = (held: Held): Held => (held._id === id ? { ...held, ...change } : held);
  for (const name of names) {
    queryClient.setQueriesData<{ body: Held | Held[] }>(
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
