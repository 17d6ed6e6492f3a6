interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Batches single lookups: requests that arrive during a batch wait for it and form the next one.
 *
 * @param ask answers each key at its index
 * @param most per batch
 */
export function gather<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
  most = 200,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let asking = false;

  const askNext = async (): Promise<void> => {
    asking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const values = await ask(batch.map(({ key }) => key));
        for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    asking = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!asking) void askNext();
    });
}
