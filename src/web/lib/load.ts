import { data } from 'react-router';

/**
 * Waits for what a page needs. A problem of the server becomes the page's own
 * status and text; it is known by its name, since pages and server need not
 * share a class.
 */
export const orErrorPage = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const isAnswer = error instanceof Error && (error.name === 'Problem' || error.name === 'CallFailed');
    if (!isAnswer || !('code' in error) || !('status' in error) || Number(error.status) < 400) throw error;
    throw data({ code: error.code, message: error.message }, { status: Number(error.status) });
  }
};

/** Whether a failure says that there is no such thing, or no longer. */
export const isMissing = (failure: unknown): boolean => {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
  return code === 'NOT_FOUND' || code === 'GONE' || code === 'INVALID_INPUT';
};

/** The thing, or nothing when it does not exist or has gone. */
export const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
