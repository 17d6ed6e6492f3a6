/** Offers: what applications and the clock need of them. Each export's own docstring says what it takes and throws. */
export { closeOpenOffer } from './close-open-offer.ts';
export { EXPIRY_AT, expireOffers } from './expire-offers.ts';
