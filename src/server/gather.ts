interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Joins what is asked one by one into fewer questions: what comes while one is on its way waits for it, and goes
 * together then.
 *
 * @param ask answers each in its place
 * @param most in one question
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
