import { data } from 'react-router';

/**
 * Waits for a page's required data. A server problem becomes the page's status and text; it is recognized by name,
 * since pages and server need not share a class.
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

/** Whether a failure means that the object does not exist, or no longer exists. */
export const isMissing = (failure: unknown): boolean => {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
  return code === 'NOT_FOUND' || code === 'GONE' || code === 'INVALID_INPUT';
};

/** Returns the object, or null when it does not exist or was deleted. */
export const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
