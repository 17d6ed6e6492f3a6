/** Fetches a file of the portal by its address; rejects when it cannot be read. */
export const readFile = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address.split('?')[0]} answered ${answer.status}`);
  return answer.blob();
};

/** Saves a file as a browser download. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
