import type { CallOutput } from '#contract/api.ts';
import type { CallName } from '#contract/routes.ts';
import { type Caller, type Member, VISITOR } from '#server/caller.ts';
import type { RequestMeta } from '#server/deps.ts';
import type { Endpoint, RawInput } from '#server/endpoint.ts';

/** The portal's endpoint at a given moment: demo data are created by ordinary calls. */
export type EndpointAt = (moment: Date) => Endpoint;

const META: RequestMeta = {
  clientAddress: '127.0.0.1',
  userAgent: 'demo data',
  ifMatch: undefined,
  idempotencyKey: undefined,
};

export type DemoDoor = <N extends CallName>(
  moment: Date,
  name: N,
  input: RawInput,
  caller?: Caller,
) => Promise<CallOutput<N>>;

export const demoDoor =
  (endpointAt: EndpointAt): DemoDoor =>
  async (moment, name, input, caller = VISITOR) =>
    (await endpointAt(moment).call(name, input, caller, META)).body;

/** Makes a caller for a newly created account, without opening a session. */
export const speakAs = (
  kind: 'candidate' | 'recruiter',
  { _id, userCode }: { _id: string; userCode: string },
): Member => ({
  kind,
  accountId: _id,
  userCode,
  sessionId: 'demo',
});
