import { z } from 'zod';
import { Offer, OfferAnswer, OfferForm, OfferQuery } from '#contract/offers.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { byId, type Shapes } from './shapes.ts';

export const offerApi = {
  makeOffer: { summary: 'Offer the job to an accepted or interviewed candidate', body: OfferForm, output: Offer },
  listOffers: { summary: 'List the offers you may see', query: OfferQuery, output: z.array(Offer) },
  answerOffer: { summary: 'Accept, reject or withdraw an offer', params: byId, body: OfferAnswer, output: Offer },
  offerLetter: { summary: 'Get the letter of an offer as PDF', params: byId, output: z.unknown() },
} as const satisfies Record<keyof typeof offerRoutes, Shapes>;
