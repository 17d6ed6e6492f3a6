import { data } from 'react-router';
import { isProblemCode, PROBLEMS } from '#contract/problems.ts';

/**
 * Waits for what a page needs. A problem of the server becomes the page's own
 * status and sentence; it is known by its code, since pages and server need not
 * share a class.
 */
export const loaded = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (!isProblemCode(code)) throw error;
    const { status, message } = PROBLEMS[code];
    throw data({ code, message }, { status });
  }
};

/** The thing, or nothing when it does not exist or has gone. */
export const ifThere = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'NOT_FOUND' || code === 'GONE' || code === 'INVALID_INPUT') return null;
    throw error;
  }
};
