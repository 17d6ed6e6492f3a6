/** Fetches a file of the portal by its address; rejects when it does not open. */
export const readFile = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address.split('?')[0]} answered ${answer.status}`);
  return answer.blob();
};
