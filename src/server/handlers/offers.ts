import type { offerRoutes } from '#contract/routes/offers.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { answerOffer } from '#server/modules/hiring/offers/answer-offer.ts';
import { listOffers } from '#server/modules/hiring/offers/list-offers.ts';
import { makeOffer } from '#server/modules/hiring/offers/make-offer.ts';
import { printOfferLetter } from '#server/modules/hiring/offers/print-offer-letter.ts';

export const offerHandlers: Handlers<typeof offerRoutes> = {
  makeOffer: async ({ body }, { caller, deps }) => ok(await makeOffer(deps, caller, body)),
  listOffers: async ({ query }, { caller, deps }) => pageOf(await listOffers(deps, caller, query)),
  answerOffer: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await answerOffer(deps, caller, { id, status: body.status, ifMatch: meta.ifMatch })),
  offerLetter: ({ params }, { caller, deps }) => printOfferLetter(deps, caller, params.id),
};
