import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';

/** Counts a submission of any public form. @throws TOO_MANY_REQUESTS */
export const admitEnquiry = (
  { limits }: Pick<Deps, 'limits'>,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
): Promise<void> => limits.take('formPerAddress', addressKey(clientAddress));
