/** Fetches a file of the portal by its address; rejects when it does not open. */
export const readFile = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address.split('?')[0]} answered ${answer.status}`);
  return answer.blob();
};

/** Gives a file to the person, as the browser saves downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
